func.func @f(%A: memref<8x32xi32>, %x: memref<32xi32>) {
  affine.for %j = 0 to 32 {
    %zero = arith.constant 0 : i32
    %s = affine.for %i = 0 to 8 iter_args(%a = %zero) -> i32 {
      %v = affine.load %A[%i, %j] : memref<8x32xi32>
      %b = arith.addi %a, %v : i32
      affine.yield %b : i32
    }
    affine.store %s, %x[%j] : memref<32xi32>
  }
  return
}
// -----
func.func private @add(%a: vector<32xi32>, %b: vector<32xi32>) -> vector<32xi32> {
  %s = arith.addi %a, %b : vector<32xi32>
  return %s : vector<32xi32>
}
func.func @f(%A: memref<8x32xi32>, %x: memref<32xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %first = vector.transfer_read %A[%c0, %c0], %zero : memref<8x32xi32>, vector<32xi32>
  %s = scf.for %i = %c1 to %c8 step %c1 iter_args(%a = %first) -> vector<32xi32> {
    %v = vector.transfer_read %A[%i, %c0], %zero : memref<8x32xi32>, vector<32xi32>
    %b = func.call @add(%a, %v) : (vector<32xi32>, vector<32xi32>) -> vector<32xi32>
    scf.yield %b : vector<32xi32>
  }
  vector.transfer_write %s, %x[%c0] : vector<32xi32>, memref<32xi32>
  return
}
// expect: equivalent bitwise
