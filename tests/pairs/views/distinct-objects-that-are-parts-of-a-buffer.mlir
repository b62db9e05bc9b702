func.func @f(%m: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 2 : index
  memref.store %v, %m[%c0] : memref<4xi32>
  %x = memref.load %m[%c1] : memref<4xi32>
  return %x : i32
}
// -----
func.func @f(%m: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %t = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %a, %b = memref.distinct_objects %s, %t : memref<2xi32, strided<[1]>>, memref<2xi32, strided<[1], offset: 2>>
  memref.store %v, %a[%c0] : memref<2xi32, strided<[1]>>
  %x = memref.load %b[%c0] : memref<2xi32, strided<[1], offset: 2>>
  return %x : i32
}
// expect: equivalent bitwise static
