llvm.func @get() -> !llvm.ptr
llvm.func @ext()
llvm.func @f(%i: i64) -> f64 {
  %p = llvm.call @get() : () -> !llvm.ptr
  %b = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = llvm.load %b : !llvm.ptr -> f64
  %d = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %y = llvm.load %d : !llvm.ptr -> f64
  %z = llvm.load %p : !llvm.ptr -> f64
  %s = llvm.fadd %x, %y : f64
  %t = llvm.fadd %s, %z : f64
  llvm.return %t : f64
}
// -----
llvm.func @get() -> !llvm.ptr
llvm.func @ext()
llvm.func @f(%i: i64) -> f64 {
  %p = llvm.call @get() : () -> !llvm.ptr
  %b = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = llvm.load %b : !llvm.ptr -> f64
  %d = llvm.getelementptr nuw %b[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %y = llvm.load %d : !llvm.ptr -> f64
  %z = llvm.load %p : !llvm.ptr -> f64
  %s = llvm.fadd %x, %y : f64
  %t = llvm.fadd %s, %z : f64
  llvm.return %t : f64
}
// expect: equivalent
