// options: --func f
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
  affine.for %i = 0 to 32 { %v = affine.load %a[(%i floordiv 2) * 2 + 1 - %i mod 2] : memref<32xi32> affine.store %v, %b[%i] : memref<32xi32> }
  return
}
// -----
module attributes {gpu.container_module} {
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
  %c1 = arith.constant 1 : index
  %threads = arith.constant 32 : index
  
  gpu.launch_func @cuda::@kernel blocks in (%c1, %c1, %c1) threads in (%threads, %c1, %c1) args(%a : memref<32xi32>, %b : memref<32xi32>)
  
  return
}
gpu.module @cuda {

llvm.func local_unnamed_addr ptx_kernelcc @kernel(%p: !llvm.ptr, %q: !llvm.ptr) attributes {
    gpu.kernel, convergent, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse"], target_cpu = "sm_80"} {
  
%lane = nvvm.read.ptx.sreg.tid.x : i32
%wide = llvm.zext nneg %lane : i32 to i64
%from = llvm.getelementptr inbounds %p[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, i32
%to = llvm.getelementptr inbounds %q[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, i32

%all = llvm.mlir.constant(-1 : i32) : i32
%one = llvm.mlir.constant(1 : i32) : i32
%clamp = llvm.mlir.constant(31 : i32) : i32
%x = llvm.load %from : !llvm.ptr -> i32
%y = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.i32"(%all, %x, %one, %clamp) : (i32, i32, i32, i32) -> i32
llvm.store %y, %to : i32, !llvm.ptr

  llvm.return
}
}
}
// expect: equivalent
