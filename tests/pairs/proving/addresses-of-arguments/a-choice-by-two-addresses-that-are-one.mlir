func.func @f(%p: memref<4xi64>, %q: memref<4xi64>, %out: memref<2xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.alloc() : memref<4xi64>
  %x = memref.extract_aligned_pointer_as_index %p : memref<4xi64> -> index
  %y = memref.extract_aligned_pointer_as_index %q : memref<4xi64> -> index
  %e = arith.cmpi eq, %x, %y : index
  %v = arith.constant 7 : i64
  scf.if %e {
    memref.store %v, %out[%c0] : memref<2xi64>
  } else {
    memref.store %v, %out[%c1] : memref<2xi64>
  }
  memref.dealloc %b : memref<4xi64>
  return
}
// -----
func.func @f(%p: memref<4xi64>, %q: memref<4xi64>, %out: memref<2xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.alloc() : memref<4xi64>
  %x = memref.extract_aligned_pointer_as_index %p : memref<4xi64> -> index
  %y = memref.extract_aligned_pointer_as_index %p : memref<4xi64> -> index
  %e = arith.cmpi eq, %x, %y : index
  %v = arith.constant 7 : i64
  scf.if %e {
    memref.store %v, %out[%c0] : memref<2xi64>
  } else {
    memref.store %v, %out[%c1] : memref<2xi64>
  }
  memref.dealloc %b : memref<4xi64>
  return
}
// expect: unknown
