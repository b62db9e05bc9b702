llvm.func @get() -> !llvm.ptr
llvm.func @ext()
llvm.func @f(%i: i64) -> f64 {
  %p = llvm.call @get() : () -> !llvm.ptr
  %b = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, f64
  %y = llvm.load %b : !llvm.ptr -> f64
  llvm.call @ext() : () -> ()
  %a = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = llvm.load %a : !llvm.ptr -> f64
  %s = llvm.fadd %x, %y : f64
  llvm.return %s : f64
}
// -----
llvm.func @get() -> !llvm.ptr
llvm.func @ext()
llvm.func @f(%i: i64) -> f64 {
  %p = llvm.call @get() : () -> !llvm.ptr
  %c = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %b = llvm.getelementptr inbounds %c[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %y = llvm.load %b : !llvm.ptr -> f64
  llvm.call @ext() : () -> ()
  %a = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = llvm.load %a : !llvm.ptr -> f64
  %s = llvm.fadd %x, %y : f64
  llvm.return %s : f64
}
// expect: unknown
