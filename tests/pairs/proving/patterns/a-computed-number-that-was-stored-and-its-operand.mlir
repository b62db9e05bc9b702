// The bits of a NaN that is computed may be those of its operand.
llvm.func @f(%x: f32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(1.0 : f32) : f32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %r = llvm.fmul %x, %k : f32
  llvm.store %r, %p : f32, !llvm.ptr
  %b = llvm.load %p : !llvm.ptr -> i32
  llvm.return %b : i32
}
// -----
llvm.func @f(%x: f32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(1.0 : f32) : f32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %r = llvm.fmul %x, %k : f32
  llvm.store %x, %p : f32, !llvm.ptr
  %b = llvm.load %p : !llvm.ptr -> i32
  llvm.return %b : i32
}
// expect: unknown open-obligation
