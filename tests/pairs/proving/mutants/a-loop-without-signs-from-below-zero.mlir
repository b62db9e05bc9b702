// A negative number is large as one without a sign: no iteration runs.
func.func @f(%m: memref<64xi32>) {
  %z = arith.constant -8 : index
  %e = arith.constant 56 : index
  %eight = arith.constant 8 : index
  %one = arith.constant 1 : index
  %k = arith.constant 7 : i32
  cf.br ^head(%z : index)
^head(%i: index):
  %c = arith.cmpi ult, %i, %e : index
  cf.cond_br %c, ^body, ^end
^body:
  %j = arith.addi %i, %eight : index
  memref.store %k, %m[%j] : memref<64xi32>
  %n = arith.addi %i, %one : index
  cf.br ^head(%n : index)
^end:
  return
}
// -----
func.func @f(%m: memref<64xi32>) {
  return
}
// expect: equivalent
