func.func private @matrix(%data: memref<?x?xf32>, %tensor: !llvm.ptr) {
  %address = memref.extract_aligned_pointer_as_index %data : memref<?x?xf32> -> index
  %number = arith.index_cast %address : index to i64
  %pointer = llvm.inttoptr %number : i64 to !llvm.ptr
  llvm.store %pointer, %tensor : !llvm.ptr, !llvm.ptr
  return
}
func.func private @vector(%data: memref<?xf32>, %tensor: !llvm.ptr) {
  %address = memref.extract_aligned_pointer_as_index %data : memref<?xf32> -> index
  %number = arith.index_cast %address : index to i64
  %pointer = llvm.inttoptr %number : i64 to !llvm.ptr
  llvm.store %pointer, %tensor : !llvm.ptr, !llvm.ptr
  return
}
func.func private @integers(%data: memref<?xi32>, %tensor: !llvm.ptr) {
  %address = memref.extract_aligned_pointer_as_index %data : memref<?xi32> -> index
  %number = arith.index_cast %address : index to i64
  %pointer = llvm.inttoptr %number : i64 to !llvm.ptr
  llvm.store %pointer, %tensor : !llvm.ptr, !llvm.ptr
  return
}
