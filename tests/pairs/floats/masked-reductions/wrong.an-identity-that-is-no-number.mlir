func.func @f(%v: vector<2xf32>, %m: vector<2xi1>) -> f32 {
  %r = vector.mask %m { vector.reduction <minnumf>, %v fastmath<nnan> : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %r : f32
}
// -----
func.func @f(%v: vector<2xf32>, %m: vector<2xi1>) -> f32 {
  %a = vector.extract %m[0] : i1 from vector<2xi1>
  %b = vector.extract %m[1] : i1 from vector<2xi1>
  %o = arith.ori %a, %b : i1
  %i = arith.constant 0x7FC00000 : f32
  %t = arith.constant 3.0 : f32
  %r = arith.select %o, %t, %i : f32
  return %r : f32
}
// expect: different
