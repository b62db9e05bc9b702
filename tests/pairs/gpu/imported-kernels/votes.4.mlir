// options: --func f
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
  %zero = arith.constant 0 : i32
  %none = arith.constant 0 : i32
  %said = affine.for %i = 0 to 32 iter_args(%s = %none) -> i32 {
    %v = affine.load %a[%i] : memref<32xi32>
    %yes = arith.cmpi sgt, %v, %zero : i32
    %number = arith.index_cast %i : index to i32
    %bit = arith.extui %yes : i1 to i32
    %shifted = arith.shli %bit, %number : i32
    %t = arith.ori %s, %shifted : i32
    affine.yield %t : i32
  }
  %y = arith.addi %said, %zero : i32
  affine.for %i = 0 to 32 { affine.store %y, %b[%i] : memref<32xi32> }
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
%zero = llvm.mlir.constant(0 : i32) : i32
%x = llvm.load %from : !llvm.ptr -> i32
%yes = llvm.icmp "sge" %x, %zero : i32
%said = llvm.call_intrinsic "llvm.nvvm.vote.ballot.sync"(%all, %yes) : (i32, i1) -> i32
%y = llvm.add %said, %zero : i32
llvm.store %y, %to : i32, !llvm.ptr

  llvm.return
}
}
}
// expect: different
