func.func @f(%A: memref<65xi32>) {
  %b = memref.alloc() : memref<64xi32>
  affine.for %i = 0 to 64 {
    %v = affine.load %A[%i] : memref<65xi32>
    affine.store %v, %b[%i] : memref<64xi32>
  }
  affine.for %i = 0 to 64 {
    %v = affine.load %b[%i] : memref<64xi32>
    affine.store %v, %A[%i + 1] : memref<65xi32>
  }
  memref.dealloc %b : memref<64xi32>
  return
}
// -----
func.func @f(%A: memref<65xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %v = vector.transfer_read %A[%c0], %zero : memref<65xi32>, vector<64xi32>
  vector.transfer_write %v, %A[%c1] : vector<64xi32>, memref<65xi32>
  return
}
// expect: equivalent bitwise
