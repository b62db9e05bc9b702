// options: --size n=9,4
func.func @f(%n: index, %A: memref<6xf32>, %B: memref<6xf32>) {
  affine.for %i = 0 to %n {
        %x = affine.load %A[%i] : memref<6xf32>
        affine.store %x, %B[%i] : memref<6xf32>
      }
  return
}
// -----
func.func @f(%n: index, %A: memref<6xf32>, %B: memref<6xf32>) {
  affine.for %i = 0 to %n {
        %x = affine.load %A[%i] : memref<6xf32>
        affine.store %x, %B[%i] : memref<6xf32>
      }
  return
}
// expect: unknown undefined-source
