// options: --assume alias:m,n
func.func @f(%m: memref<4xi32>, %n: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<4xi32>
  %x = memref.load %n[%c0] : memref<4xi32>
  return %x : i32
}
// -----
func.func @f(%m: memref<4xi32>, %n: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a, %b = memref.distinct_objects %m, %n : memref<4xi32>, memref<4xi32>
  memref.store %v, %a[%c0] : memref<4xi32>
  %x = memref.load %b[%c0] : memref<4xi32>
  return %x : i32
}
// expect: unknown
