func.func @f() -> i1 {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  %i = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %j = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
  %c = arith.cmpi ne, %i, %j : index
  return %c : i1
}
// -----
func.func @f() -> i1 {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  %i = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %j = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
  %c = arith.cmpi ult, %i, %j : index
  return %c : i1
}
// expect: unknown
