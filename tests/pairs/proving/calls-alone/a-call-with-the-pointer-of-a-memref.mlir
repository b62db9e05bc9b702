func.func private @g(memref<4xf32>, f32) -> f32
func.func @f(%A: memref<4xf32>, %x: f32) -> f32 {
  %r = call @g(%A, %x) : (memref<4xf32>, f32) -> f32
  return %r : f32
}
// -----
llvm.func @g(!llvm.ptr, f32) -> f32
func.func @f(%A: memref<4xf32>, %x: f32) -> f32 {
  %p = memref.extract_aligned_pointer_as_index %A : memref<4xf32> -> index
  %i = arith.index_cast %p : index to i64
  %q = llvm.inttoptr %i : i64 to !llvm.ptr
  %r = llvm.call @g(%q, %x) : (!llvm.ptr, f32) -> f32
  return %r : f32
}
// expect: unknown open-obligation
