func.func @f(%A: memref<4x8xf32>, %B: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %S = memref.subview %A[0, 0] [4, 4] [1, 1] : memref<4x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  scf.for %i = %c0 to %c16 step %c1 {
    %r = arith.divui %i, %c4 : index
    %c = arith.remui %i, %c4 : index
    %x = memref.load %S[%r, %c] : memref<4x4xf32, strided<[8, 1]>>
    memref.store %x, %B[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @f(%A: memref<4x8xf32>, %B: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %R = memref.reinterpret_cast %A to offset: [0], sizes: [16], strides: [1] : memref<4x8xf32> to memref<16xf32>
  scf.for %i = %c0 to %c16 step %c1 {
    %x = memref.load %R[%i] : memref<16xf32>
    memref.store %x, %B[%i] : memref<16xf32>
  }
  return
}
// expect: different
