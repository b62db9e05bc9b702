// options: --domain fingerprint
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %r = arith.remsi %a, %b : i32
  memref.store %a, %out[] : memref<i32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %q = arith.divsi %a, %b : i32
  memref.store %a, %out[] : memref<i32>
  return
}
// expect: unknown open-obligation
