llvm.func @f(%x: i32, %y: i32) -> (i32) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %s = llvm.add %x, %y overflow<nsw> : i32
  llvm.store %s, %p : i32, !llvm.ptr
  "llvm.intr.memcpy"(%q, %p, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32, %y: i32) -> (i32 {llvm.noundef}) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %s = llvm.add %x, %y overflow<nsw> : i32
  llvm.store %s, %p : i32, !llvm.ptr
  "llvm.intr.memcpy"(%q, %p, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// expect: unknown promise
