// options: --func f
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.alloca %one x !llvm.array<4 x f32> : (i64) -> !llvm.ptr
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %v, %t {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  %w = llvm.load %t {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %w, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = llvm.alloca %one x !llvm.array<4 x f32> : (i64) -> !llvm.ptr
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %v, %t {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr
  %w = llvm.load %t {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %w, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
// expect: different
