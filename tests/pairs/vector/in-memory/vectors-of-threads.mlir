func.func @f(%A: memref<8x32xi32>, %x: memref<8x32xi32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 32 {
      %v = affine.load %A[%i, %j] : memref<8x32xi32>
      %w = arith.muli %v, %v : i32
      affine.store %w, %x[%i, %j] : memref<8x32xi32>
    }
  }
  return
}
// -----
func.func @f(%A: memref<8x32xi32>, %x: memref<8x32xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = vector.transfer_read %A[%i, %c0], %zero : memref<8x32xi32>, vector<32xi32>
    %w = arith.muli %v, %v : vector<32xi32>
    vector.transfer_write %w, %x[%i, %c0] : vector<32xi32>, memref<8x32xi32>
    scf.reduce
  }
  return
}
// expect: equivalent bitwise
