func.func @f(%a: memref<64xf32>) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 1, 1>} {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  memref.store %v, %a[%c0] : memref<64xf32>
  return
}
// -----
func.func @f(%a: memref<64xf32>) attributes {gpu.kernel} {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  affine.store %v, %a[0] : memref<64xf32>
  return
}
// expect: equivalent bitwise static
