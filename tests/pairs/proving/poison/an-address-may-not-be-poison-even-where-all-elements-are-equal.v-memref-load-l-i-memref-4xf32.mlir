func.func @f(%D: memref<2xi64>, %A: memref<4xf32>, %w: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %D[%c0] : memref<2xi64>
  %b = memref.load %D[%c1] : memref<2xi64>
  %t = arith.constant 1.0 : f32
  memref.store %t, %w[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%D: memref<2xi64>, %A: memref<4xf32>, %w: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %D[%c0] : memref<2xi64>
  %b = memref.load %D[%c1] : memref<2xi64>
  %t = arith.constant 1.0 : f32
  %rare = arith.constant 123456789 : i64
  %width = arith.constant 64 : i64
  %zero = arith.constant 0 : i64
  %at = arith.cmpi eq, %a, %rare : i64
  %amount = arith.select %at, %width, %zero : i64
  %p = arith.shli %b, %amount : i64
  %m = arith.constant 3 : i64
  %x = arith.andi %p, %m : i64
  %i = arith.index_cast %x : i64 to index
  %l = memref.alloca() : memref<4xf32>
  affine.for %j = 0 to 4 { affine.store %t, %l[%j] : memref<4xf32> }
  %v = memref.load %l[%i] : memref<4xf32>
  memref.store %t, %w[%c0] : memref<1xf32>
  return
}
// expect: different
