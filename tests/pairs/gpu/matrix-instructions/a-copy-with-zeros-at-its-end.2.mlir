// options: --func f
// Rows of seven elements are copied eight at a time, with a zero in the place of the last one.
func.func @f(%a: memref<32x8xf32>, %b: memref<32x4xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 3 {
      %x = affine.load %a[%i, %j] : memref<32x8xf32>
      affine.store %x, %b[%i, %j] : memref<32x4xf32>
    }
    affine.store %zero, %b[%i, 3] : memref<32x4xf32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @copy(%arg0: memref<32x8xf32>, %arg1: memref<32x4xf32>) workgroup(%arg2 : memref<32x4xf32, #gpu.address_space<workgroup>>) kernel {
      %0 = builtin.unrealized_conversion_cast %arg0 : memref<32x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %1 = builtin.unrealized_conversion_cast %arg2 : memref<32x4xf32, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
      %c0 = arith.constant 0 : index
      %2 = builtin.unrealized_conversion_cast %c0 : index to i64
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %3 = builtin.unrealized_conversion_cast %c3 : index to i64
      %c4 = arith.constant 4 : index
      %thread_id_x = gpu.thread_id x
      %4 = builtin.unrealized_conversion_cast %thread_id_x : index to i64
      %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %6 = llvm.mlir.constant(4 : index) : i64
      %7 = llvm.mul %4, %6 : i64
      %8 = llvm.add %7, %2 : i64
      %9 = llvm.getelementptr %5[%8] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %10 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.mlir.constant(8 : index) : i64
      %12 = llvm.mul %4, %11 : i64
      %13 = llvm.add %12, %2 : i64
      %14 = llvm.getelementptr %10[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %15 = llvm.addrspacecast %14 : !llvm.ptr to !llvm.ptr<1>
      %16 = llvm.mlir.constant(3 : i32) : i32
      %17 = llvm.mlir.constant(32 : i32) : i32
      %18 = llvm.trunc %3 : i64 to i32
      %19 = llvm.mul %17, %18 : i32
      %20 = llvm.lshr %19, %16 : i32
      nvvm.cp.async.shared.global %9, %15, 16, cache = cg, %20 : !llvm.ptr<3>, !llvm.ptr<1>, i32
      %21 = llvm.mlir.constant(0 : i32) : i32
      nvvm.cp.async.commit.group
      %22 = llvm.mlir.constant(0 : i32) : i32
      nvvm.cp.async.wait.group 0
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %23 = memref.load %arg2[%thread_id_x, %arg3] : memref<32x4xf32, #gpu.address_space<workgroup>>
        memref.store %23, %arg1[%thread_id_x, %arg3] : memref<32x4xf32>
      }
      gpu.return
    }
  }
  func.func @f(%arg0: memref<32x8xf32>, %arg1: memref<32x4xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @k::@copy blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg0 : memref<32x8xf32>, %arg1 : memref<32x4xf32>)
    return
  }
}
// expect: equivalent bitwise static
