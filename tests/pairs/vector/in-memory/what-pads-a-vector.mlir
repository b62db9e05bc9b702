func.func @f(%A: memref<?xi32>, %x: memref<64xi32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %A, %c0 : memref<?xi32>
  %seven = arith.constant 7 : i32
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 64 {
    %in = arith.cmpi slt, %i, %n : index
    %v = scf.if %in -> i32 {
      %l = memref.load %A[%i] : memref<?xi32>
      scf.yield %l : i32
    } else {
      scf.yield %seven : i32
    }
    %w = arith.addi %v, %one : i32
    affine.store %w, %x[%i] : memref<64xi32>
  }
  return
}
// -----
func.func @f(%A: memref<?xi32>, %x: memref<64xi32>) {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 7 : i32
  %one = arith.constant dense<1> : vector<64xi32>
  %v = vector.transfer_read %A[%c0], %pad : memref<?xi32>, vector<64xi32>
  %w = arith.addi %v, %one : vector<64xi32>
  vector.transfer_write %w, %x[%c0] {in_bounds = [true]} : vector<64xi32>, memref<64xi32>
  return
}
// expect: equivalent bitwise
