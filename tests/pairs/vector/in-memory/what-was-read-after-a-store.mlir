func.func @f(%A: memref<64xi32>, %x: memref<64xi32>) {
  affine.for %i = 0 to 64 {
    %v = affine.load %A[%i] : memref<64xi32>
    affine.store %v, %x[%i] : memref<64xi32>
  }
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 64 {
    affine.store %zero, %A[%i] : memref<64xi32>
  }
  return
}
// -----
func.func @f(%A: memref<64xi32>, %x: memref<64xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32

  affine.for %i = 0 to 64 {
    affine.store %zero, %A[%i] : memref<64xi32>
  }
  %v = vector.transfer_read %A[%c0], %zero : memref<64xi32>, vector<64xi32>
  vector.transfer_write %v, %x[%c0] : vector<64xi32>, memref<64xi32>
  return
}
// expect: different
