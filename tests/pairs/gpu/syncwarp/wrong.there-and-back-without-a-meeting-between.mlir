// options: --func f
func.func @f(%a: memref<64xi32>, %b: memref<64xi32>) {
  affine.for %i = 0 to 64 {
    %v = affine.load %a[%i] : memref<64xi32>
    affine.store %v, %b[%i] : memref<64xi32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
func.func @f(%a: memref<64xi32>, %b: memref<64xi32>) {
  %c1 = arith.constant 1 : index
  %s = arith.constant 64 : index
  gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%s, %c1, %c1) args(%a : memref<64xi32>, %b : memref<64xi32>)
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
  %k = llvm.mlir.constant(1 : i64) : i64
  %o64 = llvm.xor %t64, %k : i64
  %other = llvm.getelementptr inbounds %w[%o64] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
  %v = llvm.load %from : !llvm.ptr -> i32
  llvm.store %v, %mine : i32, !llvm.ptr<3>
  %m = llvm.mlir.constant(-1 : i32) : i32
  nvvm.bar.warp.sync %m : i32
  %y = llvm.load %other : !llvm.ptr<3> -> i32
  llvm.store %y, %mine : i32, !llvm.ptr<3>
  nvvm.bar.warp.sync %m : i32
  %z = llvm.load %other : !llvm.ptr<3> -> i32
  llvm.store %z, %to : i32, !llvm.ptr
  llvm.return
}
}
}
// expect: different
