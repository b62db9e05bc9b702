func.func @f(%a: memref<16x20xf32>, %b: memref<12x32xf32>) {
  affine.for %box = 0 to 12 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 8 {
        %row = affine.apply affine_map<(x, i) -> ((x floordiv 3) * 4 + i)>(%box, %i)
        %column = affine.apply affine_map<(x, j) -> ((x mod 3) * 8 + j)>(%box, %j)
        %zero = arith.constant 0.0 : f32
        %c20 = arith.constant 20 : index
        %inside = arith.cmpi slt, %column, %c20 : index
        %x = scf.if %inside -> f32 {
          %v = memref.load %a[%row, %column] : memref<16x20xf32>
          scf.yield %v : f32
        } else {
          scf.yield %zero : f32
        }
        affine.store %x, %b[%box, %i * 8 + %j] : memref<12x32xf32>
      }
    }
  }
  return
}
// -----
module attributes {gpu.container_module} {
  func.func @f(%arg0: memref<16x20xf32>, %arg1: memref<12x32xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c12 = arith.constant 12 : index
    %c32 = arith.constant 32 : index
    %c128 = arith.constant 128 : index
    %c1000 = arith.constant 1000 : index
    %cast = memref.cast %arg0 : memref<16x20xf32> to memref<*xf32>
    %0 = nvgpu.tma.create.descriptor %cast box[%c8, %c4] : memref<*xf32> -> <tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    gpu.launch_func  @f_kernel::@f_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%c0 : index, %c1 : index, %c128 : index, %0 : !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %c2 : index, %c12 : index, %c3 : index, %c4 : index, %c8 : index, %c1000 : index, %arg1 : memref<12x32xf32>)
    return
  }
  gpu.module @f_kernel {
    memref.global "private" @__mbarrier : memref<2xi64, 3> {alignment = 8 : i64}
    gpu.func @f_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<12x32xf32>) workgroup(%arg11 : memref<2x4x8xf32, 3>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %0 = builtin.unrealized_conversion_cast %arg9 : index to i64
      %1 = builtin.unrealized_conversion_cast %arg3 : !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none> to !llvm.ptr
      %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
      %3 = builtin.unrealized_conversion_cast %arg0 : index to i64
      %4 = builtin.unrealized_conversion_cast %arg1 : index to i64
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %block_id_z = gpu.block_id z
      %thread_id_x = gpu.thread_id x
      %thread_id_y = gpu.thread_id y
      %thread_id_z = gpu.thread_id z
      %grid_dim_x = gpu.grid_dim x
      %grid_dim_y = gpu.grid_dim y
      %grid_dim_z = gpu.grid_dim z
      %block_dim_x = gpu.block_dim x
      %block_dim_y = gpu.block_dim y
      %block_dim_z = gpu.block_dim z
      %subview = memref.subview %arg11[0, 0, 0] [1, 4, 8] [1, 1, 1] : memref<2x4x8xf32, 3> to memref<4x8xf32, 3>
      %5 = builtin.unrealized_conversion_cast %subview : memref<4x8xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
      %subview_0 = memref.subview %arg11[1, 0, 0] [1, 4, 8] [1, 1, 1] : memref<2x4x8xf32, 3> to memref<4x8xf32, strided<[8, 1], offset: 32>, 3>
      %6 = builtin.unrealized_conversion_cast %subview_0 : memref<4x8xf32, strided<[8, 1], offset: 32>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
      %7 = arith.cmpi eq, %thread_id_x, %arg0 : index
      %8 = memref.get_global @__mbarrier : memref<2xi64, 3>
      %9 = builtin.unrealized_conversion_cast %8 : memref<2xi64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
      %10 = llvm.extractvalue %9[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %11 = llvm.getelementptr %10[%3] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %12 = llvm.trunc %4 : i64 to i32
      nvvm.mbarrier.init %11, %12, predicate = %7 : !llvm.ptr<3>, i32, i1
      %13 = llvm.extractvalue %9[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %14 = llvm.getelementptr %13[%4] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %15 = llvm.trunc %4 : i64 to i32
      nvvm.mbarrier.init %14, %15, predicate = %7 : !llvm.ptr<3>, i32, i1
      gpu.barrier
      scf.if %7 {
        %16 = llvm.extractvalue %9[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
        %17 = llvm.getelementptr %16[%3] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
        %18 = llvm.trunc %2 : i64 to i32
        %19 = nvvm.mbarrier.arrive.expect_tx %17, %18 : !llvm.ptr<3>, i32 -> i64
        %20 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
        %21 = llvm.addrspacecast %20 : !llvm.ptr<3> to !llvm.ptr<7>
        %22 = llvm.extractvalue %9[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
        %23 = llvm.getelementptr %22[%3] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
        %24 = llvm.trunc %3 : i64 to i32
        %25 = llvm.trunc %3 : i64 to i32
        nvvm.cp.async.bulk.tensor.shared.cluster.global %21, %1, %23, box[%25, %24] : !llvm.ptr<7>, !llvm.ptr
      }
      scf.for %arg12 = %arg0 to %arg5 step %arg1 {
        %16 = arith.remui %arg12, %arg4 : index
        %17 = builtin.unrealized_conversion_cast %16 : index to i64
        %18 = arith.addi %arg12, %arg1 : index
        %19 = arith.cmpi ult, %18, %arg5 : index
        %20 = arith.andi %19, %7 : i1
        scf.if %20 {
          %31 = arith.divui %18, %arg6 : index
          %32 = arith.remui %18, %arg6 : index
          %33 = arith.muli %31, %arg7 : index
          %34 = builtin.unrealized_conversion_cast %33 : index to i64
          %35 = arith.muli %32, %arg8 : index
          %36 = builtin.unrealized_conversion_cast %35 : index to i64
          %37 = arith.remui %18, %arg4 : index
          %38 = builtin.unrealized_conversion_cast %37 : index to i64
          %39 = llvm.extractvalue %9[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
          %40 = llvm.getelementptr %39[%38] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
          %41 = llvm.trunc %2 : i64 to i32
          %42 = nvvm.mbarrier.arrive.expect_tx %40, %41 : !llvm.ptr<3>, i32 -> i64
          %43 = arith.cmpi eq, %37, %arg0 : index
          scf.if %43 {
            %44 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
            %45 = llvm.addrspacecast %44 : !llvm.ptr<3> to !llvm.ptr<7>
            %46 = llvm.extractvalue %9[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
            %47 = llvm.getelementptr %46[%38] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
            %48 = llvm.trunc %36 : i64 to i32
            %49 = llvm.trunc %34 : i64 to i32
            nvvm.cp.async.bulk.tensor.shared.cluster.global %45, %1, %47, box[%49, %48] : !llvm.ptr<7>, !llvm.ptr
          } else {
            %44 = llvm.extractvalue %6[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
            %45 = llvm.mlir.constant(32 : index) : i64
            %46 = llvm.getelementptr %44[%45] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
            %47 = llvm.addrspacecast %46 : !llvm.ptr<3> to !llvm.ptr<7>
            %48 = llvm.extractvalue %9[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
            %49 = llvm.getelementptr %48[%38] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
            %50 = llvm.trunc %36 : i64 to i32
            %51 = llvm.trunc %34 : i64 to i32
            nvvm.cp.async.bulk.tensor.shared.cluster.global %47, %1, %49, box[%51, %50] : !llvm.ptr<7>, !llvm.ptr
          }
        }
        %21 = arith.divui %arg12, %arg4 : index
        %22 = arith.remui %21, %arg4 : index
        %23 = arith.cmpi eq, %22, %arg1 : index
        %24 = llvm.extractvalue %9[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
        %25 = llvm.getelementptr %24[%17] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
        %26 = llvm.trunc %0 : i64 to i32
        %27 = llvm.zext %23 : i1 to i32
        nvvm.mbarrier.try_wait.parity %25, %27, %26 : !llvm.ptr<3>, i32, i32
        %28 = arith.divui %thread_id_x, %arg8 : index
        %29 = arith.remui %thread_id_x, %arg8 : index
        %30 = memref.load %arg11[%16, %28, %29] : memref<2x4x8xf32, 3>
        memref.store %30, %arg10[%arg12, %thread_id_x] : memref<12x32xf32>
        gpu.barrier
      }
      gpu.return
    }
  }
}
// expect: different
