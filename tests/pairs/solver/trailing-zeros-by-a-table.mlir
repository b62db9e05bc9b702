func.func @f(%A: memref<1xi32>, %out: memref<i32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %A[%c0] : memref<1xi32>
  %r = math.cttz %x : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// -----
memref.global "private" constant @table : memref<32xi32> = dense<[0, 1, 28, 2, 29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4, 8, 31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6, 11, 5, 10, 9]>
func.func @f(%A: memref<1xi32>, %out: memref<i32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %A[%c0] : memref<1xi32>
  %z0 = arith.constant 0 : i32
  %n = arith.subi %z0, %x : i32
  %l = arith.andi %x, %n : i32
  %m = arith.constant 125613361 : i32
  %p = arith.muli %l, %m : i32
  %s = arith.constant 27 : i32
  %i = arith.shrui %p, %s : i32
  %k31 = arith.constant 31 : i32
  %k = arith.andi %i, %k31 : i32
  %j = arith.index_castui %k : i32 to index
  %t = memref.get_global @table : memref<32xi32>
  %v = memref.load %t[%j] : memref<32xi32>
  %e = arith.cmpi eq, %x, %z0 : i32
  %w = arith.constant 32 : i32
  %r = arith.select %e, %w, %v : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent
