func.func @f(%p: memref<4xi64>, %q: memref<4xi64>, %out: memref<2xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.alloc() : memref<4xi64>
  %x = memref.extract_aligned_pointer_as_index %b : memref<4xi64> -> index
  %xi = arith.index_cast %x : index to i64
  memref.store %xi, %out[%c0] : memref<2xi64>
  %y = memref.extract_aligned_pointer_as_index %b : memref<4xi64> -> index
  %yi = arith.index_cast %y : index to i64
  memref.store %yi, %out[%c1] : memref<2xi64>
  memref.dealloc %b : memref<4xi64>
  return
}
// -----
func.func @f(%p: memref<4xi64>, %q: memref<4xi64>, %out: memref<2xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.alloc() : memref<4xi64>
  %x = memref.extract_aligned_pointer_as_index %b : memref<4xi64> -> index
  %xi = arith.index_cast %x : index to i64
  memref.store %xi, %out[%c0] : memref<2xi64>
  %y = memref.extract_aligned_pointer_as_index %p : memref<4xi64> -> index
  %yi = arith.index_cast %y : index to i64
  memref.store %yi, %out[%c1] : memref<2xi64>
  memref.dealloc %b : memref<4xi64>
  return
}
// expect: unknown
