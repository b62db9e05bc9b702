llvm.func @f(%p: !llvm.ptr) -> i32 {
  %q = llvm.getelementptr %p[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i32, i64)>>
  %o = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %o : i32
}
// -----
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %q = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %o = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %o : i32
}
// expect: equivalent bitwise all-sizes
// assumes: arguments do not alias each other
// assumes: sizes lie between -2^48 and 2^48
// assumes: each function takes its memrefs as bare pointers to their first elements; they were taken for functions of (%p: memref<?xi32>)
// assumes: integers of more than 32 bits are aligned to their size in structs, as no data layout says otherwise
