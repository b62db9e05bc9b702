// 7 is `mins` where MLIR 19 printed it, and `maxu` in releases since 20: the text does not say which.
func.func @f(%x: i32, %A: memref<4xi32>, %i: index) {
  %0 = "memref\2Eatomic_rmw"(%x, %A, %i) <{kind = 0x7 : i64}> : (i32, memref<4xi32>, index) -> i32
  return
}
// -----
func.func @f(%x: i32, %A: memref<4xi32>, %i: index) {
  %0 = memref.atomic_rmw maxu %x, %A[%i] : (i32, memref<4xi32>) -> i32
  return
}
// expect: unknown unsupported
