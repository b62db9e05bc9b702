// options: --max-ops 1000000 --all-sizes off
func.func @f(%x: f32, %A: memref<1xf32>) {
  affine.for %i = 0 to 100000000 {
   affine.store %x, %A[0] : memref<1xf32>
  }
  return
}
// -----
func.func @f(%x: f32, %A: memref<1xf32>) {
  affine.for %i = 0 to 100000000 {
   affine.store %x, %A[0] : memref<1xf32>
  }
  return
}
// expect: equivalent bitwise static
