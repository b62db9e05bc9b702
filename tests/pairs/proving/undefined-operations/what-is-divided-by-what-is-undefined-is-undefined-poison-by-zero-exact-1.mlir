// options: --domain exact
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  memref.store %a, %out[] : memref<i32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %u = ub.poison : i32
  %k0 = arith.constant 0 : i32
  %q = arith.divui %u, %k0 : i32
  memref.store %a, %out[] : memref<i32>
  return
}
// expect: different
