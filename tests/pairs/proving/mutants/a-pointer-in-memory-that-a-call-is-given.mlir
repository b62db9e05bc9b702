// The memory that the call is given holds another pointer, of which what is known says nothing that a call could be told by.
llvm.func @g(!llvm.ptr)
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %a, %m : !llvm.ptr, !llvm.ptr
  llvm.call @g(%m) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @g(!llvm.ptr)
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %b, %m : !llvm.ptr, !llvm.ptr
  llvm.call @g(%m) : (!llvm.ptr) -> ()
  llvm.return
}
// expect: unknown unsupported
