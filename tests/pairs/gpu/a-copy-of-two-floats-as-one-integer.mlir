// options: --func f
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
 affine.for %i = 0 to 64 { %v = affine.load %a[%i] : memref<64xf32> affine.store %v, %b[%i] : memref<64xf32> }
 return
}
// -----
module attributes {gpu.container_module} {
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %one = arith.constant 1 : index
  %threads = arith.constant 32 : index
  gpu.launch_func @m::@k blocks in (%one, %one, %one) threads in (%threads, %one, %one) args(%a : memref<64xf32>, %b : memref<64xf32>)
  return
}
gpu.module @m {
llvm.func @k(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %t64 = llvm.zext %t : i32 to i64
  %from = llvm.getelementptr inbounds %p[%t64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
  %to = llvm.getelementptr inbounds %q[%t64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
  %y = llvm.load %from {alignment = 4 : i64} : !llvm.ptr -> i64
  llvm.store %y, %to {alignment = 4 : i64} : i64, !llvm.ptr
  llvm.return
}
}
}
// expect: equivalent bitwise static
