func.func @f(%n: i32, %a: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  memref.store %n, %a[%c0] : memref<4xi32>
  return
}
// -----
func.func @f(%n: i32, %a: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 123457 : i32
  %c = arith.cmpi ne, %n, %k : i32
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %n, %a[%c0] : memref<4xi32>
  cf.br ^b
^b:
  return
}
// expect: different
