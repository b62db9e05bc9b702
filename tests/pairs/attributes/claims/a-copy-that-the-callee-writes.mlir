llvm.func internal @g(%p: !llvm.ptr) -> i32 {
  %c = llvm.mlir.constant(5 : i32) : i32
  llvm.store %c, %p : i32, !llvm.ptr
  llvm.return %c : i32
}
llvm.func @f(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %r = llvm.call @g(%a) : (!llvm.ptr) -> i32
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr {llvm.byval = i32}) -> i32 {
  %c = llvm.mlir.constant(5 : i32) : i32
  llvm.store %c, %p : i32, !llvm.ptr
  llvm.return %c : i32
}
llvm.func @f(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %r = llvm.call @g(%a) : (!llvm.ptr {llvm.byval = i32}) -> i32
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
// expect: unknown unsupported
