module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x20xf32>, %arg1: memref<12x32xf32>) {
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
    %0 = nvgpu.tma.create.descriptor %cast box[%c4, %c8] : memref<*xf32> -> <tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%c0 : index, %c1 : index, %c128 : index, %0 : !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %c2 : index, %c12 : index, %c3 : index, %c4 : index, %c8 : index, %c1000 : index, %arg1 : memref<12x32xf32>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<12x32xf32>) workgroup(%arg11 : memref<2x4x8xf32, 3>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %thread_id_x = gpu.thread_id x
      %subview = memref.subview %arg11[0, 0, 0] [1, 4, 8] [1, 1, 1] : memref<2x4x8xf32, 3> to memref<4x8xf32, 3>
      %subview_0 = memref.subview %arg11[1, 0, 0] [1, 4, 8] [1, 1, 1] : memref<2x4x8xf32, 3> to memref<4x8xf32, strided<[8, 1], offset: 32>, 3>
      %0 = arith.cmpi eq, %thread_id_x, %arg0 : index
      %1 = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
      nvgpu.mbarrier.init %1[%arg0], %arg1, predicate = %0 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
      nvgpu.mbarrier.init %1[%arg1], %arg1, predicate = %0 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
      gpu.barrier
      scf.if %0 {
        nvgpu.mbarrier.arrive.expect_tx %1[%arg0], %arg2 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
        nvgpu.tma.async.load %arg3[%arg0, %arg0], %1[%arg0] to %subview : <tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> memref<4x8xf32, 3>
      }
      scf.for %arg12 = %arg0 to %arg5 step %arg1 {
        %2 = arith.remui %arg12, %arg4 : index
        %3 = arith.addi %arg12, %arg1 : index
        %4 = arith.cmpi ult, %3, %arg5 : index
        %5 = arith.andi %4, %0 : i1
        scf.if %5 {
          %12 = arith.divui %3, %arg6 : index
          %13 = arith.remui %3, %arg6 : index
          %14 = arith.muli %12, %arg7 : index
          %15 = arith.muli %13, %arg8 : index
          %16 = arith.remui %3, %arg4 : index
          nvgpu.mbarrier.arrive.expect_tx %1[%16], %arg2 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
          %17 = arith.cmpi eq, %16, %arg0 : index
          scf.if %17 {
            nvgpu.tma.async.load %arg3[%15, %14], %1[%16] to %subview : <tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> memref<4x8xf32, 3>
          } else {
            nvgpu.tma.async.load %arg3[%15, %14], %1[%16] to %subview_0 : <tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> memref<4x8xf32, strided<[8, 1], offset: 32>, 3>
          }
        }
        %6 = arith.divui %arg12, %arg4 : index
        %7 = arith.remui %6, %arg4 : index
        %8 = arith.cmpi eq, %7, %arg1 : index
        nvgpu.mbarrier.try_wait.parity %1[%2], %8, %arg9 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
        %9 = arith.divui %thread_id_x, %arg8 : index
        %10 = arith.remui %thread_id_x, %arg8 : index
        %11 = memref.load %arg11[%2, %9, %10] : memref<2x4x8xf32, 3>
        memref.store %11, %arg10[%arg12, %thread_id_x] : memref<12x32xf32>
        gpu.barrier
      }
      gpu.return
    }
  }
}

