// options: --domain exact
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %k1 = arith.constant 1 : i32
  %odd = arith.ori %b, %k1 : i32

  memref.store %a, %out[] : memref<i32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %out: memref<i32>) {
  %k1 = arith.constant 1 : i32
  %odd = arith.ori %b, %k1 : i32
  %q = arith.ceildivsi %a, %odd : i32
  memref.store %a, %out[] : memref<i32>
  return
}
// expect: different
