// options: --func f
llvm.mlir.global internal @m(1 : i32) : i32
llvm.func internal @callee(%a: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.load %a invariant : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @f() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  %v = llvm.call @callee(%a) : (!llvm.ptr) -> i32
  llvm.store %two, %b : i32, !llvm.ptr
  llvm.return %v : i32
}
// -----
llvm.mlir.global internal @m(1 : i32) : i32
llvm.func internal @callee(%a: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.load %a invariant : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @f() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  %v = llvm.call @callee(%a) : (!llvm.ptr) -> i32
  llvm.store %two, %a : i32, !llvm.ptr
  llvm.return %v : i32
}
// expect: unknown promise
