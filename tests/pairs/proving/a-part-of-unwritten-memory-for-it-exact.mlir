// options: --domain exact
func.func @f(%d: memref<2xi32>, %w: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %width = arith.constant 32 : i32
  %x = memref.load %d[%c0] : memref<2xi32>
  %y = memref.load %d[%c1] : memref<2xi32>
  %c = arith.cmpi eq, %y, %zero : i32
  %b = memref.alloc() : memref<i32>
  %u = memref.load %b[] : memref<i32>
  %p = arith.shli %one, %width : i32
  %r = arith.select %c, %x, %u : i32
  memref.store %r, %w[] : memref<i32>
  return
}
// -----
func.func @f(%d: memref<2xi32>, %w: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %width = arith.constant 32 : i32
  %x = memref.load %d[%c0] : memref<2xi32>
  %y = memref.load %d[%c1] : memref<2xi32>
  %c = arith.cmpi eq, %y, %zero : i32
  %b = memref.alloc() : memref<i32>
  %u = memref.load %b[] : memref<i32>
  %p = arith.shli %one, %width : i32
  %v = arith.andi %u, %one : i32
  %r = arith.select %c, %x, %v : i32
  memref.store %r, %w[] : memref<i32>
  return
}
// expect: equivalent bitwise static
