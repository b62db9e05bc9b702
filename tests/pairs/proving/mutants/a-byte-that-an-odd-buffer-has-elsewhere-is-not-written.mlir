// Which byte is written is a matter of whether the buffer begins at an odd address.
llvm.func @f() -> i8 {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mlir.constant(4 : i64) : i64
  %z = llvm.mlir.constant(0 : i8) : i8
  %v = llvm.mlir.constant(7 : i8) : i8
  %a = llvm.alloca %4 x i8 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %q : i8, !llvm.ptr
  %x = llvm.ptrtoint %a : !llvm.ptr to i64
  %y = llvm.add %x, %1 : i64
  %d = llvm.xor %y, %1 : i64
  %p = llvm.inttoptr %d : i64 to !llvm.ptr
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i8
  llvm.return %r : i8
}
// -----
llvm.func @f() -> i8 {
  %r = llvm.mlir.constant(0 : i8) : i8
  llvm.return %r : i8
}
// expect: unknown unsupported
