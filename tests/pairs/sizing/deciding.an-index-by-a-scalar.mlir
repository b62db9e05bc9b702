func.func @f(%n: index, %a: memref<16xi32>) -> i32 {
  %k = arith.constant 15 : index
  %i = arith.andi %n, %k : index
  %v = memref.load %a[%i] : memref<16xi32>
  return %v : i32
}
// -----
func.func @f(%n: index, %a: memref<16xi32>) -> i32 {
  %k = arith.constant 16 : index
  %i = arith.remsi %n, %k : index
  %c0 = arith.constant 0 : index
  %j = arith.maxsi %i, %c0 : index
  %v = memref.load %a[%j] : memref<16xi32>
  return %v : i32
}
// expect: different
