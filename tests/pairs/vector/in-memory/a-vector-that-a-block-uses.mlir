func.func @f(%A: memref<64xi32>, %c: i1, %x: memref<64xi32>) {
  affine.for %i = 0 to 64 {
    %v = affine.load %A[%i] : memref<64xi32>
    %w = arith.addi %v, %v : i32
    %s = arith.select %c, %w, %v : i32
    affine.store %s, %x[%i] : memref<64xi32>
  }
  return
}
// -----
func.func @f(%A: memref<64xi32>, %c: i1, %x: memref<64xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %v = vector.transfer_read %A[%c0], %zero : memref<64xi32>, vector<64xi32>
  %w = arith.addi %v, %v : vector<64xi32>
  cf.cond_br %c, ^twice, ^once
^twice:
  vector.transfer_write %w, %x[%c0] : vector<64xi32>, memref<64xi32>
  return
^once:
  vector.transfer_write %v, %x[%c0] : vector<64xi32>, memref<64xi32>
  return
}
// expect: equivalent bitwise
