llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%x: i32, %n: i64) -> i32 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.call @malloc(%k)  : (i64) -> (!llvm.ptr )
  llvm.store %x, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.call @free(%p)  : (!llvm.ptr ) -> ()
  llvm.return %v : i32
}
// -----
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr {llvm.dereferenceable = 64 : i64})
llvm.func @f(%x: i32, %n: i64) -> i32 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.call @malloc(%k)  : (i64) -> (!llvm.ptr )
  llvm.store %x, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.call @free(%p)  : (!llvm.ptr ) -> ()
  llvm.return %v : i32
}
// expect: unknown promise
