llvm.func internal @g(%x: i32, %y: i32) -> i32 {
  llvm.return %y : i32
}
llvm.func @f(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %u = llvm.load %p : !llvm.ptr -> i32
  %r = llvm.call @g(%u, %x) : (i32, i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.func internal @g(%x: i32 {llvm.noundef}, %y: i32) -> i32 {
  llvm.return %y : i32
}
llvm.func @f(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %u = llvm.load %p : !llvm.ptr -> i32
  %r = llvm.call @g(%u, %x) : (i32, i32) -> i32
  llvm.return %r : i32
}
// expect: different
