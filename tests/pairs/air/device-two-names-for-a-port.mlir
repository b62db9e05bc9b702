func.func @f(%a: memref<16xi32>, %b: memref<16xi32>) {
  %n1 = arith.constant 1 : i32
  %n3 = arith.constant 3 : i32
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<16xi32>
    %w = arith.addi %v, %n1 : i32
    affine.store %w, %b[%i] : memref<16xi32>
  }
  affine.for %i = 8 to 16 {
    %v = affine.load %a[%i] : memref<16xi32>
    %w = arith.muli %v, %n3 : i32
    affine.store %w, %b[%i] : memref<16xi32>
  }
  return
}
// -----
module {
  aie.device(npu1) @work {
    %shim = aie.tile(0, 0)
    %tile_2 = aie.tile(0, 2)
    %tile_3 = aie.tile(0, 3)
    %free_in_2 = aie.lock(%tile_2, 0) {init = 1 : i32}
    %full_in_2 = aie.lock(%tile_2, 1) {init = 0 : i32}
    %free_out_2 = aie.lock(%tile_2, 2) {init = 1 : i32}
    %full_out_2 = aie.lock(%tile_2, 3) {init = 0 : i32}
    %in_2 = aie.buffer(%tile_2) {sym_name = "in_2"} : memref<4xi32, 2>
    %out_2 = aie.buffer(%tile_2) {sym_name = "out_2"} : memref<4xi32, 2>
    %mem_2 = aie.mem(%tile_2) {
      %0 = aie.dma_start(S2MM, 0, ^bb1, ^bb2)
    ^bb1:
      aie.use_lock(%free_in_2, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_2 : memref<4xi32, 2>, 0, 4)
      aie.use_lock(%full_in_2, Release, 1)
      aie.next_bd ^bb1
    ^bb2:
      %1 = aie.dma_start(MM2S, 0, ^bb3, ^bb4)
    ^bb3:
      aie.use_lock(%full_out_2, AcquireGreaterEqual, 1)
      aie.dma_bd(%out_2 : memref<4xi32, 2>, 0, 4)
      aie.use_lock(%free_out_2, Release, 1)
      aie.next_bd ^bb3
    ^bb4:
      aie.end
    }
    %core_2 = aie.core(%tile_2) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %n = arith.constant 1 : i32
      cf.br ^bb1
    ^bb1:
      aie.use_lock(%full_in_2, AcquireGreaterEqual, 1)
      aie.use_lock(%free_out_2, AcquireGreaterEqual, 1)
      scf.for %i = %c0 to %c4 step %c1 {
        %v = memref.load %in_2[%i] : memref<4xi32, 2>
        %w = arith.addi %v, %n : i32
        memref.store %w, %out_2[%i] : memref<4xi32, 2>
      }
      aie.use_lock(%free_in_2, Release, 1)
      aie.use_lock(%full_out_2, Release, 1)
      cf.br ^bb1
    }
    %free_in_3 = aie.lock(%tile_3, 0) {init = 1 : i32}
    %full_in_3 = aie.lock(%tile_3, 1) {init = 0 : i32}
    %free_out_3 = aie.lock(%tile_3, 2) {init = 1 : i32}
    %full_out_3 = aie.lock(%tile_3, 3) {init = 0 : i32}
    %in_3 = aie.buffer(%tile_3) {sym_name = "in_3"} : memref<4xi32, 2>
    %out_3 = aie.buffer(%tile_3) {sym_name = "out_3"} : memref<4xi32, 2>
    %mem_3 = aie.mem(%tile_3) {
      %0 = aie.dma_start(S2MM, 0, ^bb1, ^bb2)
    ^bb1:
      aie.use_lock(%free_in_3, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_3 : memref<4xi32, 2>, 0, 4)
      aie.use_lock(%full_in_3, Release, 1)
      aie.next_bd ^bb1
    ^bb2:
      %1 = aie.dma_start(MM2S, 0, ^bb3, ^bb4)
    ^bb3:
      aie.use_lock(%full_out_3, AcquireGreaterEqual, 1)
      aie.dma_bd(%out_3 : memref<4xi32, 2>, 0, 4)
      aie.use_lock(%free_out_3, Release, 1)
      aie.next_bd ^bb3
    ^bb4:
      aie.end
    }
    %core_3 = aie.core(%tile_3) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %n = arith.constant 3 : i32
      cf.br ^bb1
    ^bb1:
      aie.use_lock(%full_in_3, AcquireGreaterEqual, 1)
      aie.use_lock(%free_out_3, AcquireGreaterEqual, 1)
      scf.for %i = %c0 to %c4 step %c1 {
        %v = memref.load %in_3[%i] : memref<4xi32, 2>
        %w = arith.muli %v, %n : i32
        memref.store %w, %out_3[%i] : memref<4xi32, 2>
      }
      aie.use_lock(%free_in_3, Release, 1)
      aie.use_lock(%full_out_3, Release, 1)
      cf.br ^bb1
    }
    aie.flow(%shim, DMA : 0, %tile_2, DMA : 0)
    aie.flow(%shim, DMA : 1, %tile_3, DMA : 0)
    aie.flow(%tile_2, DMA : 0, %shim, DMA : 0)
    aie.flow(%tile_3, DMA : 0, %shim, DMA : 1)
    aie.shim_dma_allocation @to_0(%shim, MM2S, 0)
    aie.shim_dma_allocation @to_1(%shim, MM2S, 1)
    aie.shim_dma_allocation @from_0(%shim, S2MM, 0)
    aie.shim_dma_allocation @from_1(%shim, S2MM, 1)
  }
  air.channel @in [2]
  air.channel @out [2]
  func.func @f(%a: memref<16xi32>, %b: memref<16xi32>) {
    %t = air.launch async () in () args(%la = %a, %lb = %b) : memref<16xi32>, memref<16xi32> attributes {dummyLaunch = true} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %c12 = arith.constant 12 : index
      %p0 = air.channel.put async @in[%c0] (%la[%c0] [%c4] [%c1]) {metadata = @to_0, metadataArray = [{base = "to_0", index = 0 : i32}, {base = "to_1", index = 1 : i32}]} : (memref<16xi32>)
      %p1 = air.channel.put async @in[%c1] (%la[%c8] [%c4] [%c1]) {metadataArray = [{base = "to_0", index = 0 : i32}, {base = "to_1", index = 1 : i32}]} : (memref<16xi32>)
      %p2 = air.channel.put async @in[%c0] (%la[%c4] [%c4] [%c1]) {metadataArray = [{base = "to_0", index = 0 : i32}, {base = "to_1", index = 1 : i32}]} : (memref<16xi32>)
      %p3 = air.channel.put async @in[%c1] (%la[%c12] [%c4] [%c1]) {metadataArray = [{base = "to_0", index = 0 : i32}, {base = "to_1", index = 1 : i32}]} : (memref<16xi32>)
      %g0 = air.channel.get async @out[%c0] (%lb[%c0] [%c4] [%c1]) {metadataArray = [{base = "from_0", index = 0 : i32}, {base = "from_1", index = 1 : i32}]} : (memref<16xi32>)
      %g1 = air.channel.get async @out[%c1] (%lb[%c8] [%c4] [%c1]) {metadataArray = [{base = "from_0", index = 0 : i32}, {base = "from_1", index = 1 : i32}]} : (memref<16xi32>)
      %g2 = air.channel.get async @out[%c0] (%lb[%c4] [%c4] [%c1]) {metadataArray = [{base = "from_0", index = 0 : i32}, {base = "from_1", index = 1 : i32}]} : (memref<16xi32>)
      %g3 = air.channel.get async @out[%c1] (%lb[%c12] [%c4] [%c1]) {metadataArray = [{base = "from_0", index = 0 : i32}, {base = "from_1", index = 1 : i32}]} : (memref<16xi32>)
      %u = air.wait_all async
      %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%v = %u) -> (!air.async.token) {
        %s = air.segment @work async attributes {x_loc = 0 : i64, x_size = 1 : i64, y_loc = 2 : i64, y_size = 2 : i64} {
          %d1 = arith.constant 1 : index
          %d2 = arith.constant 2 : index
          %h = air.herd @herd async tile (%x, %y) in (%sx = %d1, %sy = %d2) attributes {x_loc = 0 : i64, y_loc = 2 : i64} {
            %e0 = arith.constant 0 : index
            %e1 = arith.constant 1 : index
            %e4 = arith.constant 4 : index
            %n1 = arith.constant 1 : i32
            %n3 = arith.constant 3 : i32
            %ta, %l = air.execute -> (memref<4xi32, 2>) {
              %m = memref.alloc() : memref<4xi32, 2>
              air.execute_terminator %m : memref<4xi32, 2>
            }
            %tg = air.channel.get async [%ta] @in[%y] (%l[] [] []) : (memref<4xi32, 2>)
            %te = air.execute [%tg] {
              %first = arith.cmpi eq, %y, %e0 : index
              scf.for %i = %e0 to %e4 step %e1 {
                %v = memref.load %l[%i] : memref<4xi32, 2>
                %p = arith.addi %v, %n1 : i32
                %q = arith.muli %v, %n3 : i32
                %w = arith.select %first, %p, %q : i32
                memref.store %w, %l[%i] : memref<4xi32, 2>
              }
            }
            %tp = air.channel.put async [%te] @out[%y] (%l[] [] []) : (memref<4xi32, 2>)
          }
          air.wait_all [%h] {air.segment_end}
        }
        %w = air.wait_all async [%v, %s]
        scf.yield %w : !air.async.token
      }
      air.wait_all [%p0, %p1, %p2, %p3, %g0, %g1, %g2, %g3] {air.launch_end}
    }
    return
  }
}
// expect: unknown unsupported
