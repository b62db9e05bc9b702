func.func @f(%t: memref<4xf32>, %x: f32) -> f32 { return %x : f32 }
// -----
func.func @f(%t: memref<4xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %t[%c0] : memref<4xf32>
  return %x : f32
}
// expect: different
