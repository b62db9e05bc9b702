llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %n = llvm.mlir.constant(4 : i64) : i64
  %c = llvm.mlir.constant(4 : i64) : i64
  %s = llvm.alloca %c x i32 : (i64) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %x, %s : i32, !llvm.ptr
  %s1 = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %s1 : i32, !llvm.ptr
  "llvm.intr.memcpy"(%o, %s, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %n = llvm.mlir.constant(6 : i64) : i64
  %c = llvm.mlir.constant(4 : i64) : i64
  %s = llvm.alloca %c x i32 : (i64) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %x, %s : i32, !llvm.ptr
  %s1 = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %s1 : i32, !llvm.ptr
  "llvm.intr.memcpy"(%o, %s, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// expect: different
