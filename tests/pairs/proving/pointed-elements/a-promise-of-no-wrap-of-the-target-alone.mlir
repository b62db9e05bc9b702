llvm.func @get() -> !llvm.ptr
llvm.func @ext()
llvm.func @f(%i: i64) -> f64 {
  %p = llvm.call @get() : () -> !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %x = llvm.load %q : !llvm.ptr -> f64
  llvm.return %x : f64
}
// -----
llvm.func @get() -> !llvm.ptr
llvm.func @ext()
llvm.func @f(%i: i64) -> f64 {
  %p = llvm.call @get() : () -> !llvm.ptr
  %q = llvm.getelementptr nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %x = llvm.load %q : !llvm.ptr -> f64
  llvm.return %x : f64
}
// expect: unknown
