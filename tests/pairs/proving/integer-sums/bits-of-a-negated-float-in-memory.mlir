llvm.func @f(%a: f32, %c: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  llvm.store %a, %p : f32, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%a: f32, %c: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.fneg %a : f32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  llvm.store %n, %p : f32, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
// expect: different
