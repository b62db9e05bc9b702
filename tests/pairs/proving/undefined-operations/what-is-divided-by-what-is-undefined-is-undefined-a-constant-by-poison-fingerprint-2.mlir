// options: --domain fingerprint
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %u = ub.poison : i32
  %km = arith.constant -1 : i32
  %q = arith.divsi %km, %u : i32
  memref.store %a, %out[] : memref<i32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %u = ub.poison : i32
  %km = arith.constant -1 : i32
  %q = arith.divsi %km, %u : i32
  memref.store %a, %out[] : memref<i32>
  return
}
// expect: unknown undefined-source
