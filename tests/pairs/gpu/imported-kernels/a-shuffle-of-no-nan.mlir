// options: --func f
module attributes {gpu.container_module} {
func.func @f(%a: memref<32xf32>, %b: memref<32xf32>) {
  %c1 = arith.constant 1 : index
  %threads = arith.constant 32 : index
  
  gpu.launch_func @cuda::@kernel blocks in (%c1, %c1, %c1) threads in (%threads, %c1, %c1) args(%a : memref<32xf32>, %b : memref<32xf32>)
  
  return
}
gpu.module @cuda {

llvm.func local_unnamed_addr ptx_kernelcc @kernel(%p: !llvm.ptr, %q: !llvm.ptr) attributes {
    gpu.kernel, convergent, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse"], target_cpu = "sm_80"} {
  
%lane = nvvm.read.ptx.sreg.tid.x : i32
%wide = llvm.zext nneg %lane : i32 to i64
%from = llvm.getelementptr inbounds %p[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f32
%to = llvm.getelementptr inbounds %q[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f32

%all = llvm.mlir.constant(-1 : i32) : i32
%one = llvm.mlir.constant(2 : i32) : i32
%clamp = llvm.mlir.constant(31 : i32) : i32
%x = llvm.load %from : !llvm.ptr -> f32
%y = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%all, %x, %one, %clamp) : (i32, f32, i32, i32) -> f32
llvm.store %y, %to : f32, !llvm.ptr

  llvm.return
}
}
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

llvm.func local_unnamed_addr ptx_kernelcc @kernel(%p: !llvm.ptr, %q: !llvm.ptr) attributes {
    gpu.kernel, convergent, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse"], target_cpu = "sm_80"} {
  
%lane = nvvm.read.ptx.sreg.tid.x : i32
%wide = llvm.zext nneg %lane : i32 to i64
%from = llvm.getelementptr inbounds %p[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f32
%to = llvm.getelementptr inbounds %q[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f32

%all = llvm.mlir.constant(-1 : i32) : i32
%one = llvm.mlir.constant(2 : i32) : i32
%clamp = llvm.mlir.constant(31 : i32) : i32
%x = llvm.load %from : !llvm.ptr -> f32
%y = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%all, %x, %one, %clamp) {fastmathFlags = #llvm.fastmath<nnan>} : (i32, f32, i32, i32) -> f32
llvm.store %y, %to : f32, !llvm.ptr

  llvm.return
}
}
}
// expect: unknown unsupported
