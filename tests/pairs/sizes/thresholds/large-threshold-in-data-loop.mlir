func.func @f(%A: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %x = memref.load %A[%i] : memref<?xi32>
    %y = arith.addi %s, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// -----
func.func @f(%A: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 70001 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %x = memref.load %A[%i] : memref<?xi32>
    %c = arith.cmpi ne, %i, %k : index
    %x1 = arith.select %c, %x, %z : i32
    %y = arith.addi %s, %x1 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// expect: different
