func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  memref.store %a, %out[] : memref<i32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %u = ub.poison : i32
  %km = arith.constant -1 : i32
  %q = arith.divui %u, %km : i32
  memref.store %a, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: what is undef in the source, or read where it has written nothing, may be poison in the target
