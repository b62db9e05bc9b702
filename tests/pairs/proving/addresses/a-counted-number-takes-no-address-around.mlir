func.func @f(%m: memref<4xi8>, %r: memref<i1>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %count = arith.constant 63 : index
  %far = scf.for %i = %zero to %count step %one iter_args(%x = %one) -> index {
    %y = arith.addi %x, %one : index
    scf.yield %y : index
  }
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi8> -> index
  %b = arith.addi %a, %far : index
  %c = arith.cmpi ult, %b, %a : index
  memref.store %c, %r[] : memref<i1>
  return
}
// -----
func.func @f(%m: memref<4xi8>, %r: memref<i1>) {
  %c = arith.constant false
  memref.store %c, %r[] : memref<i1>
  return
}
// expect: equivalent bitwise
