func.func @f(%t: tensor<?x?xf32>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %d = tensor.dim %t, %i : tensor<?x?xf32>
  %r = scf.for %k = %c0 to %d step %c1 iter_args(%s = %z) -> i32 {
    %n = arith.addi %s, %o : i32
    scf.yield %n : i32
  }
  return %r : i32
}
// -----
func.func @f(%t: tensor<?x?xf32>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x?xf32>
  %r = arith.index_cast %d : index to i32
  return %r : i32
}
// expect: different
