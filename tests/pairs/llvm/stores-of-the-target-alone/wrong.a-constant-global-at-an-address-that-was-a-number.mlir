// options: --func f
llvm.mlir.global external constant @g(7 : i32) : i32
llvm.func @f() -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
llvm.mlir.global external constant @g(7 : i32) : i32
llvm.func @f() -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  %eight = llvm.mlir.constant(8 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %i = llvm.ptrtoint %g : !llvm.ptr to i64
  %j = llvm.add %i, %eight : i64
 %k = llvm.sub %j, %eight : i64
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return %v : i32
}
// expect: unknown promise
