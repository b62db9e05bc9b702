// options: --func f
llvm.func @f(%a: !llvm.ptr) {
  %x = llvm.mlir.constant(7.0 : f32) : f32
  llvm.store %x, %a : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @g(%p: !llvm.ptr, %x: f32) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  llvm.store %x, %m : f32, !llvm.ptr
  llvm.store %m, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func @f(%a: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %x = llvm.mlir.constant(7.0 : f32) : f32
  %p = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.call @g(%p, %x) : (!llvm.ptr, f32) -> ()
  %m = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %v = llvm.load %m : !llvm.ptr -> f32
  llvm.store %v, %a : f32, !llvm.ptr
  llvm.return
}
// expect: different
