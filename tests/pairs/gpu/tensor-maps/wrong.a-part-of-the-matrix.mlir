// options: --func kernel
#map = affine_map<(d0, d1) -> ((d0 floordiv 3) * 4 + d1)>
#map1 = affine_map<(d0, d1) -> ((d0 mod 3) * 8 + d1)>
module {
  func.func @kernel(%arg0: memref<16x20xf32>, %arg1: memref<12x32xf32>) {
    affine.for %arg2 = 0 to 12 {
      affine.for %arg3 = 0 to 4 {
        affine.for %arg4 = 0 to 8 {
          %0 = affine.apply #map(%arg2, %arg3)
          %1 = affine.apply #map1(%arg2, %arg4)
          %cst = arith.constant 0.000000e+00 : f32
          %c20 = arith.constant 20 : index
          %2 = arith.cmpi slt, %1, %c20 : index
          %3 = scf.if %2 -> (f32) {
            %4 = memref.load %arg0[%0, %1] : memref<16x20xf32>
            scf.yield %4 : f32
          } else {
            scf.yield %cst : f32
          }
          affine.store %3, %arg1[%arg2, %arg3 * 8 + %arg4] : memref<12x32xf32>
        }
      }
    }
    return
  }
}
// -----
// Boxes of a matrix go through two places in the memory of the block, each with a barrier that tells how many bytes have
// come, while the box before is stored.
!group = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
!map = !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero,
    interleave = none>
module attributes {gpu.container_module} {
  func.func @kernel(%a: memref<16x20xf32>, %b: memref<12x32xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c12 = arith.constant 12 : index
    %c32 = arith.constant 32 : index
    %bytes = arith.constant 128 : index
    %ticks = arith.constant 1000 : index
    %sub = memref.subview %a[0,0][16,16][1,1] : memref<16x20xf32> to memref<16x16xf32, strided<[20,1]>>
    %any = memref.cast %sub : memref<16x16xf32, strided<[20,1]>> to memref<*xf32>
    %map = nvgpu.tma.create.descriptor %any box[%c4, %c8] : memref<*xf32> -> !map
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
               threads(%t, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
               workgroup(%w: memref<2x4x8xf32, 3>) {
      %w0 = memref.subview %w[0, 0, 0] [1, 4, 8] [1, 1, 1] : memref<2x4x8xf32, 3> to memref<4x8xf32, 3>
      %w1 = memref.subview %w[1, 0, 0] [1, 4, 8] [1, 1, 1]
          : memref<2x4x8xf32, 3> to memref<4x8xf32, strided<[8, 1], offset: 32>, 3>
      %is_first = arith.cmpi eq, %t, %c0 : index
      %bars = nvgpu.mbarrier.create -> !group
      nvgpu.mbarrier.init %bars[%c0], %c1, predicate = %is_first : !group
      nvgpu.mbarrier.init %bars[%c1], %c1, predicate = %is_first : !group
      gpu.barrier
      scf.if %is_first {
        nvgpu.mbarrier.arrive.expect_tx %bars[%c0], %bytes : !group
        nvgpu.tma.async.load %map[%c0, %c0], %bars[%c0] to %w0 : !map, !group -> memref<4x8xf32, 3>
      }
      scf.for %box = %c0 to %c12 step %c1 {
        %slot = arith.remui %box, %c2 : index
        %next = arith.addi %box, %c1 : index
        %more = arith.cmpi ult, %next, %c12 : index
        %starts = arith.andi %more, %is_first : i1
        scf.if %starts {
          %band = arith.divui %next, %c3 : index
          %across = arith.remui %next, %c3 : index
          %row = arith.muli %band, %c4 : index
          %column = arith.muli %across, %c8 : index
          %other = arith.remui %next, %c2 : index
          nvgpu.mbarrier.arrive.expect_tx %bars[%other], %bytes : !group
          %is_even = arith.cmpi eq, %other, %c0 : index
          scf.if %is_even {
            nvgpu.tma.async.load %map[%column, %row], %bars[%other] to %w0 : !map, !group -> memref<4x8xf32, 3>
          } else {
            nvgpu.tma.async.load %map[%column, %row], %bars[%other] to %w1
                : !map, !group -> memref<4x8xf32, strided<[8, 1], offset: 32>, 3>
          }
        }
        %round = arith.divui %box, %c2 : index
        %odd = arith.remui %round, %c2 : index
        %parity = arith.cmpi eq, %odd, %c1 : index
        nvgpu.mbarrier.try_wait.parity %bars[%slot], %parity, %ticks : !group
        %i = arith.divui %t, %c8 : index
        %j = arith.remui %t, %c8 : index
        %x = memref.load %w[%slot, %i, %j] : memref<2x4x8xf32, 3>
        memref.store %x, %b[%box, %t] : memref<12x32xf32>
        gpu.barrier
      }
      gpu.terminator
    }
    return
  }
}
// expect: different
