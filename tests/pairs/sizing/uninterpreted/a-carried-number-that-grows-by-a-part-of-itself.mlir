func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  %one = arith.constant 1 : index
  %k = arith.constant 60000 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %one) -> index {
    %q = arith.divui %s, %k : index
    %m = arith.index_cast %q : index to i32
    %d = arith.sitofp %m : i32 to f32
    %y = arith.addf %x, %d : f32
    memref.store %y, %A[%i] : memref<?xf32>
    %h = arith.constant 9 : index
    %g = arith.shrui %s, %h : index
    %u = arith.addi %g, %c1 : index
    %t = arith.addi %s, %u : index
    scf.yield %t : index
  }
  return
}
// expect: unknown not-covered
