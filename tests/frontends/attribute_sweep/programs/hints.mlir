module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: memref<64xi32>) kernel {
      %i = gpu.thread_id x
      %lane = gpu.lane_id
      %one = arith.constant 1 : i32
      gpu.warp_execute_on_lane_0(%lane)[32] {
        memref.store %one, %a[%i] : memref<64xi32>
      }
      gpu.return
    }
  }
  func.func @f(%a: memref<64xi32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%a : memref<64xi32>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    llvm.func @k(%a: !llvm.ptr) attributes {gpu.kernel, rocdl.kernel} {
      %w = "rocdl.wavefrontsize"() {range = #llvm.constant_range<i32, 32, 65>} : () -> i32
      llvm.store %w, %a : i32, !llvm.ptr
      llvm.return
    }
  }
  func.func @f(%a: !llvm.ptr) {
    %one = arith.constant 1 : index
    gpu.launch_func @m::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%a : !llvm.ptr)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    llvm.func @k(%a: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      nvvm.prefetch level = L1, %a : !llvm.ptr
      %one = llvm.mlir.constant(1 : i32) : i32
      llvm.store %one, %a : i32, !llvm.ptr
      llvm.return
    }
  }
  func.func @f(%a: !llvm.ptr) {
    %one = arith.constant 1 : index
    gpu.launch_func @m::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%a : !llvm.ptr)
    return
  }
}
// -----
func.func @f(%b: memref<4xi32>) {
  %a = gpu.alloc host_shared () : memref<4xi32>
  %c0 = arith.constant 0 : index
  %x = memref.load %b[%c0] : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %y = memref.load %a[%c0] : memref<4xi32>
  memref.store %y, %b[%c0] : memref<4xi32>
  gpu.dealloc %a : memref<4xi32>
  return
}
// -----
llvm.func @g(i32, ...) -> i32
llvm.func @f(%x: i32) -> i32 {
  %y = llvm.call @g(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  llvm.return %y : i32
}
// -----
func.func @f(%a: tensor<2xindex>, %b: tensor<2xindex>) -> tensor<?xindex> {
  %m = shape.meet %a, %b, error = "no" : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %m : tensor<?xindex>
}
// -----
#one = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#two = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [2, 2], order = [1, 0]}>
#memory = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#turned = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.num-ctas" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%x: tensor<4x4x!tt.ptr<i32>, #two>, %at: tensor<4x4x!tt.ptr<i32>, #two>) {
    %v = tt.load %x : tensor<4x4x!tt.ptr<i32>, #two>
    %which = tt.load %at : tensor<4x4x!tt.ptr<i32>, #two>
    %buffer = ttg.local_alloc %v : (tensor<4x4xi32, #two>) -> !ttg.memdesc<4x4xi32, #memory, #smem, mutable>
    %g = ttg.local_gather %buffer[%which] {axis = 0 : i32} : !ttg.memdesc<4x4xi32, #memory, #smem, mutable>, tensor<4x4xi32, #two> -> tensor<4x4xi32, #two>
    %t = ttg.memdesc_trans %buffer {order = array<i32: 1, 0>} : !ttg.memdesc<4x4xi32, #memory, #smem, mutable> -> !ttg.memdesc<4x4xi32, #turned, #smem, mutable>
    %w = ttg.local_load %t : !ttg.memdesc<4x4xi32, #turned, #smem, mutable> -> tensor<4x4xi32, #two>
    %s = arith.addi %g, %w : tensor<4x4xi32, #two>
    tt.store %x, %s : tensor<4x4x!tt.ptr<i32>, #two>
    tt.return
  }
}
// -----
module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    %in = aie.external_buffer {address = 4096 : i64, sym_name = "in"} : memref<4xi32>
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    %part = aie.buffer(%tile) {sym_name = "part"} : memref<4xi32>
    %free = aie.lock(%tile, 0) {init = 1 : i32}
    %full = aie.lock(%tile, 1) {init = 0 : i32}
    %dma = aie.shim_dma(%shim) {
      %s = aie.dma_start(MM2S, 0, ^bd, ^end)
    ^bd:
      aie.dma_bd(%in : memref<4xi32>, 0, 4)
      aie.next_bd ^end
    ^end:
      aie.end
    }
    %mem = aie.mem(%tile) {
      %s = aie.dma_start(S2MM, 0, ^take, ^send)
    ^take:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%part : memref<4xi32>, 0, 4)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^end
    ^send:
      %t = aie.dma_start(MM2S, 0, ^give, ^end)
    ^give:
      aie.use_lock(%full, AcquireGreaterEqual, 1)
      aie.dma_bd(%part : memref<4xi32>, 0, 4)
      aie.use_lock(%free, Release, 1)
      aie.next_bd ^end
    ^end:
      aie.end
    }
    %core = aie.core(%tile) {
      aie.event(0)
      aie.end
    }
    aie.shim_dma_allocation @out(%shim, S2MM, 0)
    aie.runtime_sequence @sequence(%b: memref<4xi32>) {
      aiex.npu.preempt {level = 1 : ui8}
      %take = aiex.dma_configure_task_for @out {
        aie.dma_bd(%b : memref<4xi32>, 0, 4)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
