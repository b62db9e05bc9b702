// options: --func f
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
 affine.for %i = 0 to 32 { %v = affine.load %a[31 - %i] : memref<32xi32> affine.store %v, %b[%i] : memref<32xi32> }
 return
}
// -----
module attributes {gpu.container_module} {
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
  %g0 = arith.constant 1 : index
  %g1 = arith.constant 1 : index
  %g2 = arith.constant 1 : index
  %s0 = arith.constant 32 : index
  %s1 = arith.constant 1 : index
  %s2 = arith.constant 1 : index

  gpu.launch_func @m::@k blocks in (%g0, %g1, %g2) threads in (%s0, %s1, %s2)  args(%a : memref<32xi32>, %b : memref<32xi32>)
  return
}
gpu.module @m {
llvm.mlir.global internal @w() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<64 x i32>
llvm.func @k(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
%t = nvvm.read.ptx.sreg.tid.x : i32
%t64 = llvm.zext %t : i32 to i64
%from = llvm.getelementptr inbounds %p[%t64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
%to = llvm.getelementptr inbounds %q[%t64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
%w = llvm.mlir.addressof @w : !llvm.ptr<3>
%mine = llvm.getelementptr inbounds %w[%t64] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
%fg = llvm.addrspacecast %from : !llvm.ptr to !llvm.ptr<1>
%c31 = llvm.mlir.constant(31 : i64) : i64
%o64 = llvm.sub %c31, %t64 : i64
%other = llvm.getelementptr inbounds %w[%o64] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
%v = llvm.load %from : !llvm.ptr -> i32
llvm.store %v, %mine : i32, !llvm.ptr<3>
%half = llvm.mlir.constant(-1 : i32) : i32
nvvm.bar.warp.sync %half : i32
%y = llvm.load %other : !llvm.ptr<3> -> i32
llvm.store %y, %to : i32, !llvm.ptr

  llvm.return
}
}
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: a subgroup has 32 threads, whose numbers follow each other in a block
