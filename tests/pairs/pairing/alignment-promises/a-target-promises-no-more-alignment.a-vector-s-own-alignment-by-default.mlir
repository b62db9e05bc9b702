// options: --func f
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  %p0 = llvm.getelementptr inbounds %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
  %q0 = llvm.getelementptr inbounds %q[0] : (!llvm.ptr) -> !llvm.ptr, f32
  %v0 = llvm.load %p0 : !llvm.ptr -> f32
  llvm.store %v0, %q0 : f32, !llvm.ptr
  %p1 = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %q1 = llvm.getelementptr inbounds %q[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %v1 = llvm.load %p1 : !llvm.ptr -> f32
  llvm.store %v1, %q1 : f32, !llvm.ptr
  %p2 = llvm.getelementptr inbounds %p[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %q2 = llvm.getelementptr inbounds %q[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %v2 = llvm.load %p2 : !llvm.ptr -> f32
  llvm.store %v2, %q2 : f32, !llvm.ptr
  %p3 = llvm.getelementptr inbounds %p[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %q3 = llvm.getelementptr inbounds %q[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %v3 = llvm.load %p3 : !llvm.ptr -> f32
  llvm.store %v3, %q3 : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  %x = llvm.load %p : !llvm.ptr -> f32
  llvm.store %x, %q : f32, !llvm.ptr
%v = llvm.load %p : !llvm.ptr -> vector<4xf32>
  llvm.store %v, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
// expect: unknown
