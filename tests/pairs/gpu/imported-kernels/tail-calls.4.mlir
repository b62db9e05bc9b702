// options: --func f
func.func @f(%a: memref<32xf32>, %b: memref<32xf32>) {
  affine.for %i = 0 to 32 { %v = affine.load %a[%i] : memref<32xf32> affine.store %v, %b[%i] : memref<32xf32> }
  return
}
// -----
module attributes {gpu.container_module} {
func.func @f(%a: memref<32xf32>, %b: memref<32xf32>) {
  %c1 = arith.constant 1 : index
  %threads = arith.constant 32 : index
  
  gpu.launch_func @cuda::@kernel blocks in (%c1, %c1, %c1) threads in (%threads, %c1, %c1) args(%a : memref<32xf32>, %b : memref<32xf32>)
  
  return
}
gpu.module @cuda {
llvm.func @set(%to: !llvm.ptr, %from: !llvm.ptr) { %v = llvm.load %from : !llvm.ptr -> f32
llvm.store %v, %to : f32, !llvm.ptr llvm.return }
llvm.func local_unnamed_addr ptx_kernelcc @kernel(%p: !llvm.ptr, %q: !llvm.ptr) attributes {
    gpu.kernel, convergent, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse"], target_cpu = "sm_80"} {
  
%lane = nvvm.read.ptx.sreg.tid.x : i32
%wide = llvm.zext nneg %lane : i32 to i64
%from = llvm.getelementptr inbounds %p[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f32
%to = llvm.getelementptr inbounds %q[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f32
%one = llvm.mlir.constant(1 : i32) : i32
%slot = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
llvm.call tail @set(%to, %from) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
}
}
// expect: unknown
