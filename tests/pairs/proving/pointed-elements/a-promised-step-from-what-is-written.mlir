llvm.func @get() -> !llvm.ptr
llvm.func @ext()
llvm.func @f(%i: i64) -> f64 {
  %p = llvm.call @get() : () -> !llvm.ptr
  %one = llvm.mlir.constant(1.0 : f64) : f64
  %a = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %one, %a : f64, !llvm.ptr
  %b = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = llvm.load %b : !llvm.ptr -> f64
  llvm.return %x : f64
}
// -----
llvm.func @get() -> !llvm.ptr
llvm.func @ext()
llvm.func @f(%i: i64) -> f64 {
  %p = llvm.call @get() : () -> !llvm.ptr
  %one = llvm.mlir.constant(1.0 : f64) : f64
  %a = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %one, %a : f64, !llvm.ptr
  %c = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %b = llvm.getelementptr inbounds %c[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = llvm.load %b : !llvm.ptr -> f64
  llvm.return %x : f64
}
// expect: equivalent bitwise static
