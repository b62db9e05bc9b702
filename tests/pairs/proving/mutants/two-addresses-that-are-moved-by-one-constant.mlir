// options: --size p.0=4 --size q.0=4
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %c3 = llvm.mlir.constant(4 : i64) : i64
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %j = llvm.add %i, %c3 : i64
  %r = llvm.inttoptr %j : i64 to !llvm.ptr
  %k = llvm.ptrtoint %q : !llvm.ptr to i64
  %l = llvm.add %k, %c3 : i64
  %s = llvm.inttoptr %l : i64 to !llvm.ptr
  %v = llvm.load %r : !llvm.ptr -> f32
  %w = llvm.load %s : !llvm.ptr -> i32
  %v2 = llvm.fadd %v, %v : f32
  %w2 = llvm.add %w, %w : i32
  llvm.store %v2, %p : f32, !llvm.ptr
  llvm.store %w2, %q : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %c3 = llvm.mlir.constant(4 : i64) : i64
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %j = llvm.add %i, %c3 : i64
  %r = llvm.inttoptr %j : i64 to !llvm.ptr
  %k = llvm.ptrtoint %q : !llvm.ptr to i64
  %l = llvm.add %k, %c3 : i64
  %s = llvm.inttoptr %l : i64 to !llvm.ptr
  %v = llvm.load %r : !llvm.ptr -> f32
  %w = llvm.load %s : !llvm.ptr -> i32
  %v2 = llvm.fadd %v, %v : f32
  %w2 = llvm.shl %w, %one : i32
  llvm.store %v2, %p : f32, !llvm.ptr
  llvm.store %w2, %q : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise given
