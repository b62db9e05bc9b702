// options: --func f
func.func @f(%a: memref<32xf32>, %b: memref<32xf32>) {
  affine.for %i = 0 to 32 { %v = affine.load %a[(%i floordiv 2) * 2 + 1 - %i mod 2] : memref<32xf32> affine.store %v, %b[%i] : memref<32xf32> }
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
llvm.mlir.global internal @tile() {addr_space = 3 : i32} : !llvm.array<32 x f32>
llvm.func local_unnamed_addr ptx_kernelcc @kernel(%p: !llvm.ptr, %q: !llvm.ptr) attributes {
    gpu.kernel, convergent, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse"], target_cpu = "sm_80"} {
  
%lane = nvvm.read.ptx.sreg.tid.x : i32
%wide = llvm.zext nneg %lane : i32 to i64
%from = llvm.getelementptr inbounds %p[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f32
%to = llvm.getelementptr inbounds %q[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f32

%zero = llvm.mlir.constant(0 : i32) : i32
%number = llvm.mlir.constant(1 : i32) : i32
%count = llvm.mlir.constant(32 : i32) : i32
%one = llvm.mlir.constant(1 : i32) : i32
%s = llvm.mlir.addressof @tile : !llvm.ptr<3>
%g = llvm.addrspacecast %from : !llvm.ptr to !llvm.ptr<1>
%mine = llvm.getelementptr %s[%wide] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
%turned = llvm.xor %lane, %one : i32
%place = llvm.zext %turned : i32 to i64
%theirs = llvm.getelementptr %s[%place] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
llvm.call_intrinsic "llvm.nvvm.cp.async.ca.shared.global.4"(%mine, %g) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()
llvm.call_intrinsic "llvm.nvvm.cp.async.wait.group"(%zero) : (i32) -> ()
llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.count"(%number, %count) : (i32, i32) -> ()
%v = llvm.load %theirs : !llvm.ptr<3> -> f32
llvm.store %v, %to : f32, !llvm.ptr

  llvm.return
}
}
}
// expect: equivalent
