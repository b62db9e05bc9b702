llvm.func @f(%p: !llvm.ptr, %x: i32) -> i64 {
  %c1 = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %c1 x i32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %w = llvm.sext %v : i32 to i64
  %r = llvm.add %i, %w : i64
  llvm.return %r : i64
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i64 {
  %c1 = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %c1 x i32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
  %b = llvm.getelementptr inbounds %a[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %c = llvm.getelementptr inbounds %b[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %c : i32, !llvm.ptr
  %d = llvm.getelementptr inbounds %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %d : !llvm.ptr -> i32
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %w = llvm.sext %v : i32 to i64
  %r = llvm.add %i, %w : i64
  llvm.return %r : i64
}
// expect: equivalent bitwise all-sizes
