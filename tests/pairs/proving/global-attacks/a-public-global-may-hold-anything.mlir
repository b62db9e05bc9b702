memref.global @g : memref<2xf32> = dense<[1.0, 2.0]>
func.func @f(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xf32>
  %v = memref.load %g[%c0] : memref<2xf32>
  %r = arith.addf %v, %x : f32
  return %r : f32
}
// -----
memref.global @g : memref<2xf32> = dense<[1.0, 2.0]>
func.func @f(%x: f32) -> f32 {
  %v = arith.constant 1.0 : f32
  %r = arith.addf %v, %x : f32
  return %r : f32
}
// expect: different
