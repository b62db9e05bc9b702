llvm.func @f(%s: f32, %v: vector<3xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fmul"(%s, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
  llvm.return %r : f32
}
// -----
llvm.func @f(%s: f32, %v: vector<3xf32>) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %e0 = llvm.extractelement %v[%i0 : i32] : vector<3xf32>
  %t0 = llvm.fmul %s, %e0 : f32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %e1 = llvm.extractelement %v[%i1 : i32] : vector<3xf32>
  %t1 = llvm.fmul %t0, %e1 : f32
  %i2 = llvm.mlir.constant(2 : i32) : i32
  %e2 = llvm.extractelement %v[%i2 : i32] : vector<3xf32>
  %t2 = llvm.fmul %t1, %e2 : f32
  llvm.return %t2 : f32
}
// expect: equivalent bitwise
