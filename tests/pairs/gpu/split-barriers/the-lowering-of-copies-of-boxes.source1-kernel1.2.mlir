func.func @f(%a: memref<6x8xf32>, %b: memref<6x8xf32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<6x8xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %b[%i, %j] : memref<6x8xf32>
    }
  }
  return
}
// -----
module attributes {gpu.container_module} {
  func.func @f(%arg0: memref<6x8xf32>, %arg1: memref<6x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %cast = memref.cast %arg1 : memref<6x8xf32> to memref<*xf32>
    %0 = nvgpu.tma.create.descriptor %cast box[%c8, %c4] : memref<*xf32> -> <tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    gpu.launch_func  @f_kernel::@f_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%c0 : index, %c8 : index, %c4 : index, %c6 : index, %arg0 : memref<6x8xf32>, %0 : !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %c2 : index, %c1 : index)
    return
  }
  gpu.module @f_kernel {
    gpu.func @f_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<6x8xf32>, %arg5: !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %arg6: index, %arg7: index) workgroup(%arg8 : memref<4x8xf32, 3>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
      %1 = builtin.unrealized_conversion_cast %arg5 : !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none> to !llvm.ptr
      %2 = builtin.unrealized_conversion_cast %arg8 : memref<4x8xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
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
      %3 = arith.cmpi eq, %thread_id_x, %arg0 : index
      %4 = arith.divui %thread_id_x, %arg1 : index
      %5 = arith.remui %thread_id_x, %arg1 : index
      scf.for %arg9 = %arg0 to %arg6 step %arg7 {
        %6 = arith.muli %arg9, %arg2 : index
        %7 = builtin.unrealized_conversion_cast %6 : index to i64
        %8 = arith.addi %6, %4 : index
        %9 = arith.cmpi ult, %8, %arg3 : index
        scf.if %9 {
          %13 = memref.load %arg4[%8, %5] : memref<6x8xf32>
          %14 = arith.addf %13, %13 : f32
          memref.store %14, %arg8[%4, %5] : memref<4x8xf32, 3>
        }
        gpu.barrier
        %10 = llvm.extractvalue %2[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
        %11 = llvm.trunc %0 : i64 to i32
        %12 = llvm.trunc %7 : i64 to i32
        nvvm.cp.async.bulk.tensor.global.shared.cta %1, %10, box[%12, %11], predicate = %3 : !llvm.ptr, <3>
        nvvm.cp.async.bulk.commit.group
        nvvm.cp.async.bulk.wait_group 0 {read}
        gpu.barrier
      }
      gpu.return
    }
  }
}
// expect: different
