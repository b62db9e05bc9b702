// options: --func f
func.func @f(%a: memref<32xf32>, %b: memref<32xf32>) {
  %z = arith.constant 0.0 : f32 affine.for %i = 0 to 32 { affine.store %z, %b[%i] : memref<32xf32> }
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
%three = llvm.mlir.constant(3 : i32) : i32
%z = llvm.mlir.constant(0.0 : f32) : f32
%tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
%other = llvm.xor %lane, %three : i32
%there = llvm.zext nneg %other : i32 to i64
%place = llvm.getelementptr %tile[%wide] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
%mine = llvm.getelementptr %tile[%there] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
llvm.store %z, %place : f32, !llvm.ptr<3>
llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%zero) : (i32) -> ()
%few = llvm.mlir.constant(2 : i64) : i64
%own = llvm.alloca %few x i8 : (i64) -> !llvm.ptr
"llvm.intr.memcpy"(%own, %mine, %few) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr<3>, i64) -> ()
%byte = llvm.load %own : !llvm.ptr -> i8
%v = llvm.uitofp %byte : i8 to f32
llvm.store %v, %to : f32, !llvm.ptr

  llvm.return
}
}
}
// expect: equivalent
