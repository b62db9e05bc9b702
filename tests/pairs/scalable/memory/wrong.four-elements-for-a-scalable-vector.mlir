llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %p = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, vector<[4]xf32>
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.store %v, %b {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %p = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, f32
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.store %v, %b {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
// expect: different
