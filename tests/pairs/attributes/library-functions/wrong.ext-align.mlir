llvm.func @ext(!llvm.ptr)
llvm.func @f(%x: i32) -> i32 {
  %k = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %k x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.call @ext(%p) : (!llvm.ptr ) -> ()
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
llvm.func @ext(!llvm.ptr)
llvm.func @f(%x: i32) -> i32 {
  %k = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %k x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.call @ext(%p) : (!llvm.ptr {llvm.align = 64 : i64}) -> ()
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
// expect: unknown promise
