// options: --size p.0=16 --func f
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %b = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %n = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memmove"(%a, %b, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %a = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %b = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %n = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memcpy"(%a, %b, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent
