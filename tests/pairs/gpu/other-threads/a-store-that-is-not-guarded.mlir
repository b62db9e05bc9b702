// The source stores to its own element where that is no more than the flag says; the target writes back elsewhere.
func.func @f(%a: memref<8xi8>, %x: i8, %c: i1) {
  %id = gpu.thread_id x
  %c7 = arith.constant 7 : index
  %t = arith.andi %id, %c7 : index
  scf.if %c {
    memref.store %x, %a[%t] : memref<8xi8>
  }
  return
}
// -----
func.func @f(%a: memref<8xi8>, %x: i8, %c: i1) {
  %id = gpu.thread_id x
  %c7 = arith.constant 7 : index
  %t = arith.andi %id, %c7 : index
  %v = memref.load %a[%t] : memref<8xi8>
  %s = arith.select %c, %x, %v : i8
  memref.store %s, %a[%t] : memref<8xi8>
  return
}
// expect: unknown race
