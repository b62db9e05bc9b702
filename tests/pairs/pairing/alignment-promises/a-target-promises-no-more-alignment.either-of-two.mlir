// options: --func f
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  %r = llvm.select %c, %p, %q : i1, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> f32
  llvm.store %x, %q : f32, !llvm.ptr
%v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %v, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  %r = llvm.select %c, %p, %q : i1, !llvm.ptr
  %w = llvm.load %r : !llvm.ptr -> vector<4xf32>
  %x = llvm.load %p : !llvm.ptr -> f32
  llvm.store %x, %q : f32, !llvm.ptr
%v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %v, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
// expect: unknown
