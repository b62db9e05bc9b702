func.func @f(%m: memref<4xi8>, %r: memref<i1>) {
  %lo = arith.constant 3 : index
  %one = arith.constant 1 : index
  %hi = arith.addi %lo, %one : index
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi8> -> index
  scf.for %i = %lo to %hi step %one {
    %b = arith.addi %a, %i : index
    %c = arith.cmpi ult, %b, %a : index
    memref.store %c, %r[] : memref<i1>
  }
  return
}
// -----
func.func @f(%m: memref<4xi8>, %r: memref<i1>) {
  %c = arith.constant false
  memref.store %c, %r[] : memref<i1>
  return
}
// expect: equivalent bitwise
