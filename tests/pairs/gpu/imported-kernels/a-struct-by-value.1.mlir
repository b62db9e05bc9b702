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
  
%one = llvm.mlir.constant(1 : i32) : i32
%struct = llvm.alloca %one x !llvm.struct<(ptr, ptr)> : (i32) -> !llvm.ptr
%address_a = memref.extract_aligned_pointer_as_index %a : memref<32xf32> -> index
%address_b = memref.extract_aligned_pointer_as_index %b : memref<32xf32> -> index
%number_a = arith.index_cast %address_a : index to i64
%number_b = arith.index_cast %address_b : index to i64
%pointer_a = llvm.inttoptr %number_a : i64 to !llvm.ptr
%pointer_b = llvm.inttoptr %number_b : i64 to !llvm.ptr
%none = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
%half = llvm.insertvalue %pointer_a, %none[0] : !llvm.struct<(ptr, ptr)>
%whole = llvm.insertvalue %pointer_b, %half[1] : !llvm.struct<(ptr, ptr)>
llvm.store %whole, %struct : !llvm.struct<(ptr, ptr)>, !llvm.ptr

  gpu.launch_func @cuda::@kernel blocks in (%c1, %c1, %c1) threads in (%threads, %c1, %c1) args(%struct : !llvm.ptr)
  
  return
}
gpu.module @cuda {

llvm.func local_unnamed_addr ptx_kernelcc @kernel(%s: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<(ptr, ptr)>}) attributes {
    gpu.kernel, convergent, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse"], target_cpu = "sm_80"} {
  
%field = llvm.getelementptr inbounds %s[8] : (!llvm.ptr) -> !llvm.ptr, i8
%p = llvm.load %s : !llvm.ptr -> !llvm.ptr
%q = llvm.load %field : !llvm.ptr -> !llvm.ptr

%lane = nvvm.read.ptx.sreg.tid.x : i32
%wide = llvm.zext nneg %lane : i32 to i64
%from = llvm.getelementptr inbounds %p[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f32
%to = llvm.getelementptr inbounds %q[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, f32
%v = llvm.load %from : !llvm.ptr -> f32
llvm.store %v, %to : f32, !llvm.ptr
  llvm.return
}
}
}
// expect: equivalent
