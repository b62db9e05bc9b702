func.func private @ext(index)
func.func @f(%m: memref<?xf32>, %o: memref<1xindex>, %v: f32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k3 = arith.constant 3 : i64
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %p = math.ctpop %i : i64
  %q = arith.shrui %p, %k3 : i64
  %x = arith.index_cast %q : i64 to index
  memref.store %x, %o[%c0] : memref<1xindex>
  func.call @ext(%x) : (index) -> ()
  return %n : index
}
// -----
func.func private @ext(index)
func.func @f(%m: memref<?xf32>, %o: memref<1xindex>, %v: f32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k3 = arith.constant 3 : i64
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %p = math.ctpop %i : i64
  %q = arith.shrui %p, %k3 : i64
  %x = arith.index_cast %q : i64 to index
  memref.store %x, %o[%c0] : memref<1xindex>
  func.call @ext(%c0) : (index) -> ()
  return %n : index
}
// expect: unknown
