llvm.func @get() -> !llvm.ptr
llvm.func @ext()
llvm.func @f(%i: i64) -> f64 {
  %p = llvm.call @get() : () -> !llvm.ptr
  %c = llvm.getelementptr nuw %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %b = llvm.getelementptr nuw %c[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = llvm.load %b : !llvm.ptr -> f64

  llvm.return %x : f64
}
// -----
llvm.func @get() -> !llvm.ptr
llvm.func @ext()
llvm.func @f(%i: i64) -> f64 {
  %p = llvm.call @get() : () -> !llvm.ptr
  %c = llvm.getelementptr inbounds %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %b = llvm.getelementptr inbounds %c[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = llvm.load %b : !llvm.ptr -> f64

  llvm.return %x : f64
}
// expect: unknown
