// options: --domain exact
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %k0 = arith.constant 0 : i32

  memref.store %a, %out[] : memref<i32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %k0 = arith.constant 0 : i32
  %n = arith.cmpi ne, %b, %k0 : i32
  scf.if %n {
  %q = arith.remsi %a, %b : i32
  }
  memref.store %a, %out[] : memref<i32>
  return
}
// expect: unknown open-obligation
