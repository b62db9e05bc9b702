// options: --func f
!map = !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero,
    interleave = none>
module attributes {gpu.container_module} {
  func.func @f(%a: memref<6x8xf32>, %b: memref<6x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %any = memref.cast %b : memref<6x8xf32> to memref<*xf32>
    %map = nvgpu.tma.create.descriptor %any box[%c4, %c8] : memref<*xf32> -> !map
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
               threads(%t, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
               workgroup(%w: memref<4x8xf32, 3>) {
      %is_first = arith.cmpi eq, %t, %c0 : index
      %i = arith.divui %t, %c8 : index
      %j = arith.remui %t, %c8 : index
      scf.for %band = %c0 to %c2 step %c1 {
        %start = arith.muli %band, %c4 : index
        %row = arith.addi %start, %i : index
        
        %inside = arith.cmpi ult, %row, %c6 : index
        scf.if %inside {
          %x = memref.load %a[%row, %j] : memref<6x8xf32>
          %y = arith.addf %x, %x : f32
          memref.store %y, %w[%i, %j] : memref<4x8xf32, 3>
        }
        nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
        gpu.barrier
        nvgpu.tma.async.store %w to %map[%c0, %start], predicate = %is_first : memref<4x8xf32, 3> -> !map
        
        nvvm.cp.async.bulk.commit.group
        nvvm.cp.async.bulk.wait_group 0 {read}
        gpu.barrier
      }
      gpu.terminator
    }
    return
  }
}
// -----
!map = !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero,
    interleave = none>
module attributes {gpu.container_module} {
  func.func @f(%a: memref<6x8xf32>, %b: memref<6x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %any = memref.cast %b : memref<6x8xf32> to memref<*xf32>
    %map = nvgpu.tma.create.descriptor %any box[%c4, %c8] : memref<*xf32> -> !map
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
               threads(%t, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
               workgroup(%w: memref<4x8xf32, 3>) {
      %is_first = arith.cmpi eq, %t, %c0 : index
      %i = arith.divui %t, %c8 : index
      %j = arith.remui %t, %c8 : index
      scf.for %band = %c0 to %c2 step %c1 {
        %start = arith.muli %band, %c4 : index
        %row = arith.addi %start, %i : index
        
        %inside = arith.cmpi ult, %row, %c6 : index
        scf.if %inside {
          %x = memref.load %a[%row, %j] : memref<6x8xf32>
          %y = arith.addf %x, %x : f32
          memref.store %y, %w[%i, %j] : memref<4x8xf32, 3>
        }
        nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
        gpu.barrier
        nvgpu.tma.async.store %w to %map[%c0, %start], predicate = %is_first : memref<4x8xf32, 3> -> !map
        
        nvvm.cp.async.bulk.commit.group
        nvvm.cp.async.bulk.wait_group 0 {read}
        gpu.barrier
      }
      gpu.terminator
    }
    return
  }
}
// expect: unknown atomic
