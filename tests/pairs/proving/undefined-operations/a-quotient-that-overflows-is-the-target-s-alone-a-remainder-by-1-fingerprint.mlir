// options: --domain fingerprint
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %k0 = arith.constant 0 : i32

  memref.store %k0, %out[] : memref<i32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %km = arith.constant -1 : i32
  %q = arith.remsi %a, %km : i32
  memref.store %q, %out[] : memref<i32>
  return
}
// expect: unknown open-obligation
