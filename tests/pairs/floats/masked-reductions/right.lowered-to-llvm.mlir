func.func @f(%v: vector<4xf32>, %m: vector<4xi1>) -> f32 {
  %r = vector.mask %m { vector.reduction <minnumf>, %v fastmath<nnan> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}
// -----
func.func @f(%v: vector<4xf32>, %m: vector<4xi1>) -> f32 {
  %i = arith.constant 0x7FC00000 : f32
  %n = arith.constant 4 : i32
  %r = "llvm.intr.vp.reduce.fmin"(%i, %v, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  return %r : f32
}
// expect: equivalent bitwise static
