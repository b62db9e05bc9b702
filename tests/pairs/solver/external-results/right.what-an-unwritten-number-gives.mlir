func.func private @g(i32) -> i32
func.func @f(%x: i32) -> i32 {
  %a = memref.alloca() : memref<2xi32>
  %c0 = arith.constant 0 : index
  %u = memref.load %a[%c0] : memref<2xi32>
  %c7 = arith.constant 7 : i32
  %r = call @g(%u) : (i32) -> i32
  %z = arith.minui %r, %c7 : i32
  return %z : i32
}
// -----
func.func private @g(i32) -> i32
func.func @f(%x: i32) -> i32 {
  %a = memref.alloca() : memref<2xi32>
  %c0 = arith.constant 1 : index
  %u = memref.load %a[%c0] : memref<2xi32>
  %c7 = arith.constant 7 : i32
  %r = call @g(%u) : (i32) -> i32
  %c = arith.cmpi ult, %r, %c7 : i32
  %z = arith.select %c, %r, %c7 : i32
  return %z : i32
}
// expect: equivalent bitwise static
