// options: --domain fingerprint
func.func @f(%D: memref<2xi64>, %A: memref<4xf32>, %w: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %D[%c0] : memref<2xi64>
  %b = memref.load %D[%c1] : memref<2xi64>
  %i = arith.index_cast %b : i64 to index
  %v = memref.load %A[%i] : memref<4xf32>
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
  %i = arith.index_cast %b : i64 to index
  %v = memref.load %A[%i] : memref<4xf32>
  %rare = arith.constant 123456789 : i64
  %width = arith.constant 64 : i64
  %zero = arith.constant 0 : i64
  %at = arith.cmpi eq, %a, %rare : i64
  %amount = arith.select %at, %width, %zero : i64
  %p = arith.shli %b, %amount : i64
  %m = arith.constant 7 : i64
  %n = arith.constant 8 : i64
  %x = arith.andi %p, %m : i64
  %y = arith.cmpi slt, %x, %n : i64
  %u = arith.uitofp %y : i1 to f32
  memref.store %u, %w[%c0] : memref<1xf32>
  return
}
// expect: unknown open-obligation
