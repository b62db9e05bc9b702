// options: --func f
func.func @f(%a: memref<64xi32>, %b: memref<64xi32>) {
 affine.for %i = 0 to 64 { %v = affine.load %a[%i] : memref<64xi32> affine.store %v, %b[%i] : memref<64xi32> }
 return
}
// -----
module attributes {gpu.container_module} {
func.func @f(%a: memref<64xi32>, %b: memref<64xi32>) {
  %g0 = arith.constant 1 : index
  %g1 = arith.constant 1 : index
  %g2 = arith.constant 1 : index
  %s0 = arith.constant 64 : index
  %s1 = arith.constant 1 : index
  %s2 = arith.constant 1 : index

  gpu.launch_func @m::@k blocks in (%g0, %g1, %g2) threads in (%s0, %s1, %s2)  args(%a : memref<64xi32>, %b : memref<64xi32>)
  return
}
gpu.module @m {

llvm.func @k(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel, nvvm.maxntid = array<i32: 16, 4>} {
%t = nvvm.read.ptx.sreg.tid.x : i32
%t64 = llvm.zext %t : i32 to i64
%from = llvm.getelementptr inbounds %p[%t64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
%to = llvm.getelementptr inbounds %q[%t64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
%y = llvm.load %from : !llvm.ptr -> i32
llvm.store %y, %to : i32, !llvm.ptr

  llvm.return
}
}
}
// expect: equivalent bitwise static
