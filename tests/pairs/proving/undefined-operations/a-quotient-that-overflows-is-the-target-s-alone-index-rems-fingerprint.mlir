// options: --domain fingerprint
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  memref.store %a, %out[] : memref<i32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %m = index.constant -1
  %w = arith.index_cast %a : i32 to index
  %k = index.constant 32
  %s = index.shl %w, %k
  %q = index.rems %s, %m
  memref.store %a, %out[] : memref<i32>
  return
}
// expect: unknown open-obligation
