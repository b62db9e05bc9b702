module {
  aie.device(npu1) {
    %shim0 = aie.tile(0, 0)
    %shim1 = aie.tile(1, 0)
    %tile_00 = aie.tile(0, 2)
    %tile_01 = aie.tile(1, 2)
    %tile_10 = aie.tile(0, 3)
    %tile_11 = aie.tile(1, 3)
    aie.flow(%shim0, DMA : 0, %tile_00, DMA : 0)
    aie.flow(%shim0, DMA : 0, %tile_01, DMA : 0)
    aie.flow(%shim1, DMA : 0, %tile_10, DMA : 0)
    aie.flow(%shim1, DMA : 0, %tile_11, DMA : 0)
    aie.flow(%shim0, DMA : 1, %tile_00, DMA : 1)
    aie.flow(%shim1, DMA : 1, %tile_01, DMA : 1)
    aie.flow(%shim0, DMA : 1, %tile_10, DMA : 1)
    aie.flow(%shim1, DMA : 1, %tile_11, DMA : 1)
    aie.flow(%tile_00, DMA : 0, %shim0, DMA : 0)
    aie.flow(%tile_01, DMA : 0, %shim1, DMA : 0)
    aie.flow(%tile_10, DMA : 0, %shim0, DMA : 1)
    aie.flow(%tile_11, DMA : 0, %shim1, DMA : 1)
    %a0_00_b = aie.buffer(%tile_00) {sym_name = "a0_00_b"} : memref<8x8xi32>
    %a1_00_b = aie.buffer(%tile_00) {sym_name = "a1_00_b"} : memref<8x8xi32>
    %b0_00_b = aie.buffer(%tile_00) {sym_name = "b0_00_b"} : memref<8x8xi32>
    %b1_00_b = aie.buffer(%tile_00) {sym_name = "b1_00_b"} : memref<8x8xi32>
    %c_00_b = aie.buffer(%tile_00) {sym_name = "c_00_b"} : memref<8x8xi32>
    %a_free_00 = aie.lock(%tile_00, 0) {init = 2 : i32, sym_name = "a_free_00_lock"}
    %a_full_00 = aie.lock(%tile_00, 1) {init = 0 : i32, sym_name = "a_full_00_lock"}
    %b_free_00 = aie.lock(%tile_00, 2) {init = 2 : i32, sym_name = "b_free_00_lock"}
    %b_full_00 = aie.lock(%tile_00, 3) {init = 0 : i32, sym_name = "b_full_00_lock"}
    %c_free_00 = aie.lock(%tile_00, 4) {init = 1 : i32, sym_name = "c_free_00_lock"}
    %c_full_00 = aie.lock(%tile_00, 5) {init = 0 : i32, sym_name = "c_full_00_lock"}
    %mem_00 = aie.mem(%tile_00) {
    %a_00_start = aie.dma_start(S2MM, 0, ^a_00_0, ^after_a_00)
    ^a_00_0:
      aie.use_lock(%a_free_00, AcquireGreaterEqual, 1)
      aie.dma_bd(%a0_00_b : memref<8x8xi32>)
      aie.use_lock(%a_full_00, Release, 1)
      aie.next_bd ^a_00_1
    ^a_00_1:
      aie.use_lock(%a_free_00, AcquireGreaterEqual, 1)
      aie.dma_bd(%a1_00_b : memref<8x8xi32>)
      aie.use_lock(%a_full_00, Release, 1)
      aie.next_bd ^a_00_0
    ^after_a_00:
    %b_00_start = aie.dma_start(S2MM, 1, ^b_00_0, ^after_b_00)
    ^b_00_0:
      aie.use_lock(%b_free_00, AcquireGreaterEqual, 1)
      aie.dma_bd(%b0_00_b : memref<8x8xi32>)
      aie.use_lock(%b_full_00, Release, 1)
      aie.next_bd ^b_00_1
    ^b_00_1:
      aie.use_lock(%b_free_00, AcquireGreaterEqual, 1)
      aie.dma_bd(%b1_00_b : memref<8x8xi32>)
      aie.use_lock(%b_full_00, Release, 1)
      aie.next_bd ^b_00_0
    ^after_b_00:
    %c_00_start = aie.dma_start(MM2S, 0, ^c_00_0, ^after_c_00)
    ^c_00_0:
      aie.use_lock(%c_full_00, AcquireGreaterEqual, 1)
      aie.dma_bd(%c_00_b : memref<8x8xi32>)
      aie.use_lock(%c_free_00, Release, 1)
      aie.next_bd ^c_00_0
    ^after_c_00:
      aie.end
    }
    aie.core(%tile_00) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      %c8 = arith.constant 8 : index
      scf.for %round = %c0 to %forever step %c1 {
        %zero = arith.constant 0 : i32
        aie.use_lock(%c_free_00, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            memref.store %zero, %c_00_b[%i, %j] : memref<8x8xi32>
          }
        }
        aie.use_lock(%a_full_00, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full_00, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            scf.for %k = %c0 to %c8 step %c1 {
              %x = memref.load %a0_00_b[%i, %k] : memref<8x8xi32>
              %y = memref.load %b0_00_b[%k, %j] : memref<8x8xi32>
              %z = memref.load %c_00_b[%i, %j] : memref<8x8xi32>
              %m = arith.muli %x, %y : i32
              %s = arith.addi %z, %m : i32
              memref.store %s, %c_00_b[%i, %j] : memref<8x8xi32>
            }
          }
        }
        aie.use_lock(%a_free_00, Release, 1)
        aie.use_lock(%b_free_00, Release, 1)
        aie.use_lock(%a_full_00, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full_00, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            scf.for %k = %c0 to %c8 step %c1 {
              %x = memref.load %a1_00_b[%i, %k] : memref<8x8xi32>
              %y = memref.load %b1_00_b[%k, %j] : memref<8x8xi32>
              %z = memref.load %c_00_b[%i, %j] : memref<8x8xi32>
              %m = arith.muli %x, %y : i32
              %s = arith.addi %z, %m : i32
              memref.store %s, %c_00_b[%i, %j] : memref<8x8xi32>
            }
          }
        }
        aie.use_lock(%a_free_00, Release, 1)
        aie.use_lock(%b_free_00, Release, 1)
        aie.use_lock(%c_full_00, Release, 1)
      }
      aie.end
    }
    %a0_01_b = aie.buffer(%tile_01) {sym_name = "a0_01_b"} : memref<8x8xi32>
    %a1_01_b = aie.buffer(%tile_01) {sym_name = "a1_01_b"} : memref<8x8xi32>
    %b0_01_b = aie.buffer(%tile_01) {sym_name = "b0_01_b"} : memref<8x8xi32>
    %b1_01_b = aie.buffer(%tile_01) {sym_name = "b1_01_b"} : memref<8x8xi32>
    %c_01_b = aie.buffer(%tile_01) {sym_name = "c_01_b"} : memref<8x8xi32>
    %a_free_01 = aie.lock(%tile_01, 0) {init = 2 : i32, sym_name = "a_free_01_lock"}
    %a_full_01 = aie.lock(%tile_01, 1) {init = 0 : i32, sym_name = "a_full_01_lock"}
    %b_free_01 = aie.lock(%tile_01, 2) {init = 2 : i32, sym_name = "b_free_01_lock"}
    %b_full_01 = aie.lock(%tile_01, 3) {init = 0 : i32, sym_name = "b_full_01_lock"}
    %c_free_01 = aie.lock(%tile_01, 4) {init = 1 : i32, sym_name = "c_free_01_lock"}
    %c_full_01 = aie.lock(%tile_01, 5) {init = 0 : i32, sym_name = "c_full_01_lock"}
    %mem_01 = aie.mem(%tile_01) {
    %a_01_start = aie.dma_start(S2MM, 0, ^a_01_0, ^after_a_01)
    ^a_01_0:
      aie.use_lock(%a_free_01, AcquireGreaterEqual, 1)
      aie.dma_bd(%a0_01_b : memref<8x8xi32>)
      aie.use_lock(%a_full_01, Release, 1)
      aie.next_bd ^a_01_1
    ^a_01_1:
      aie.use_lock(%a_free_01, AcquireGreaterEqual, 1)
      aie.dma_bd(%a1_01_b : memref<8x8xi32>)
      aie.use_lock(%a_full_01, Release, 1)
      aie.next_bd ^a_01_0
    ^after_a_01:
    %b_01_start = aie.dma_start(S2MM, 1, ^b_01_0, ^after_b_01)
    ^b_01_0:
      aie.use_lock(%b_free_01, AcquireGreaterEqual, 1)
      aie.dma_bd(%b0_01_b : memref<8x8xi32>)
      aie.use_lock(%b_full_01, Release, 1)
      aie.next_bd ^b_01_1
    ^b_01_1:
      aie.use_lock(%b_free_01, AcquireGreaterEqual, 1)
      aie.dma_bd(%b1_01_b : memref<8x8xi32>)
      aie.use_lock(%b_full_01, Release, 1)
      aie.next_bd ^b_01_0
    ^after_b_01:
    %c_01_start = aie.dma_start(MM2S, 0, ^c_01_0, ^after_c_01)
    ^c_01_0:
      aie.use_lock(%c_full_01, AcquireGreaterEqual, 1)
      aie.dma_bd(%c_01_b : memref<8x8xi32>)
      aie.use_lock(%c_free_01, Release, 1)
      aie.next_bd ^c_01_0
    ^after_c_01:
      aie.end
    }
    aie.core(%tile_01) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      %c8 = arith.constant 8 : index
      scf.for %round = %c0 to %forever step %c1 {
        %zero = arith.constant 0 : i32
        aie.use_lock(%c_free_01, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            memref.store %zero, %c_01_b[%i, %j] : memref<8x8xi32>
          }
        }
        aie.use_lock(%a_full_01, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full_01, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            scf.for %k = %c0 to %c8 step %c1 {
              %x = memref.load %a0_01_b[%i, %k] : memref<8x8xi32>
              %y = memref.load %b0_01_b[%k, %j] : memref<8x8xi32>
              %z = memref.load %c_01_b[%i, %j] : memref<8x8xi32>
              %m = arith.muli %x, %y : i32
              %s = arith.addi %z, %m : i32
              memref.store %s, %c_01_b[%i, %j] : memref<8x8xi32>
            }
          }
        }
        aie.use_lock(%a_free_01, Release, 1)
        aie.use_lock(%b_free_01, Release, 1)
        aie.use_lock(%a_full_01, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full_01, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            scf.for %k = %c0 to %c8 step %c1 {
              %x = memref.load %a1_01_b[%i, %k] : memref<8x8xi32>
              %y = memref.load %b1_01_b[%k, %j] : memref<8x8xi32>
              %z = memref.load %c_01_b[%i, %j] : memref<8x8xi32>
              %m = arith.muli %x, %y : i32
              %s = arith.addi %z, %m : i32
              memref.store %s, %c_01_b[%i, %j] : memref<8x8xi32>
            }
          }
        }
        aie.use_lock(%a_free_01, Release, 1)
        aie.use_lock(%b_free_01, Release, 1)
        aie.use_lock(%c_full_01, Release, 1)
      }
      aie.end
    }
    %a0_10_b = aie.buffer(%tile_10) {sym_name = "a0_10_b"} : memref<8x8xi32>
    %a1_10_b = aie.buffer(%tile_10) {sym_name = "a1_10_b"} : memref<8x8xi32>
    %b0_10_b = aie.buffer(%tile_10) {sym_name = "b0_10_b"} : memref<8x8xi32>
    %b1_10_b = aie.buffer(%tile_10) {sym_name = "b1_10_b"} : memref<8x8xi32>
    %c_10_b = aie.buffer(%tile_10) {sym_name = "c_10_b"} : memref<8x8xi32>
    %a_free_10 = aie.lock(%tile_10, 0) {init = 2 : i32, sym_name = "a_free_10_lock"}
    %a_full_10 = aie.lock(%tile_10, 1) {init = 0 : i32, sym_name = "a_full_10_lock"}
    %b_free_10 = aie.lock(%tile_10, 2) {init = 2 : i32, sym_name = "b_free_10_lock"}
    %b_full_10 = aie.lock(%tile_10, 3) {init = 0 : i32, sym_name = "b_full_10_lock"}
    %c_free_10 = aie.lock(%tile_10, 4) {init = 1 : i32, sym_name = "c_free_10_lock"}
    %c_full_10 = aie.lock(%tile_10, 5) {init = 0 : i32, sym_name = "c_full_10_lock"}
    %mem_10 = aie.mem(%tile_10) {
    %a_10_start = aie.dma_start(S2MM, 0, ^a_10_0, ^after_a_10)
    ^a_10_0:
      aie.use_lock(%a_free_10, AcquireGreaterEqual, 1)
      aie.dma_bd(%a0_10_b : memref<8x8xi32>)
      aie.use_lock(%a_full_10, Release, 1)
      aie.next_bd ^a_10_1
    ^a_10_1:
      aie.use_lock(%a_free_10, AcquireGreaterEqual, 1)
      aie.dma_bd(%a1_10_b : memref<8x8xi32>)
      aie.use_lock(%a_full_10, Release, 1)
      aie.next_bd ^a_10_0
    ^after_a_10:
    %b_10_start = aie.dma_start(S2MM, 1, ^b_10_0, ^after_b_10)
    ^b_10_0:
      aie.use_lock(%b_free_10, AcquireGreaterEqual, 1)
      aie.dma_bd(%b0_10_b : memref<8x8xi32>)
      aie.use_lock(%b_full_10, Release, 1)
      aie.next_bd ^b_10_1
    ^b_10_1:
      aie.use_lock(%b_free_10, AcquireGreaterEqual, 1)
      aie.dma_bd(%b1_10_b : memref<8x8xi32>)
      aie.use_lock(%b_full_10, Release, 1)
      aie.next_bd ^b_10_0
    ^after_b_10:
    %c_10_start = aie.dma_start(MM2S, 0, ^c_10_0, ^after_c_10)
    ^c_10_0:
      aie.use_lock(%c_full_10, AcquireGreaterEqual, 1)
      aie.dma_bd(%c_10_b : memref<8x8xi32>)
      aie.use_lock(%c_free_10, Release, 1)
      aie.next_bd ^c_10_0
    ^after_c_10:
      aie.end
    }
    aie.core(%tile_10) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      %c8 = arith.constant 8 : index
      scf.for %round = %c0 to %forever step %c1 {
        %zero = arith.constant 0 : i32
        aie.use_lock(%c_free_10, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            memref.store %zero, %c_10_b[%i, %j] : memref<8x8xi32>
          }
        }
        aie.use_lock(%a_full_10, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full_10, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            scf.for %k = %c0 to %c8 step %c1 {
              %x = memref.load %a0_10_b[%i, %k] : memref<8x8xi32>
              %y = memref.load %b0_10_b[%k, %j] : memref<8x8xi32>
              %z = memref.load %c_10_b[%i, %j] : memref<8x8xi32>
              %m = arith.muli %x, %y : i32
              %s = arith.addi %z, %m : i32
              memref.store %s, %c_10_b[%i, %j] : memref<8x8xi32>
            }
          }
        }
        aie.use_lock(%a_free_10, Release, 1)
        aie.use_lock(%b_free_10, Release, 1)
        aie.use_lock(%a_full_10, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full_10, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            scf.for %k = %c0 to %c8 step %c1 {
              %x = memref.load %a1_10_b[%i, %k] : memref<8x8xi32>
              %y = memref.load %b1_10_b[%k, %j] : memref<8x8xi32>
              %z = memref.load %c_10_b[%i, %j] : memref<8x8xi32>
              %m = arith.muli %x, %y : i32
              %s = arith.addi %z, %m : i32
              memref.store %s, %c_10_b[%i, %j] : memref<8x8xi32>
            }
          }
        }
        aie.use_lock(%a_free_10, Release, 1)
        aie.use_lock(%b_free_10, Release, 1)
        aie.use_lock(%c_full_10, Release, 1)
      }
      aie.end
    }
    %a0_11_b = aie.buffer(%tile_11) {sym_name = "a0_11_b"} : memref<8x8xi32>
    %a1_11_b = aie.buffer(%tile_11) {sym_name = "a1_11_b"} : memref<8x8xi32>
    %b0_11_b = aie.buffer(%tile_11) {sym_name = "b0_11_b"} : memref<8x8xi32>
    %b1_11_b = aie.buffer(%tile_11) {sym_name = "b1_11_b"} : memref<8x8xi32>
    %c_11_b = aie.buffer(%tile_11) {sym_name = "c_11_b"} : memref<8x8xi32>
    %a_free_11 = aie.lock(%tile_11, 0) {init = 2 : i32, sym_name = "a_free_11_lock"}
    %a_full_11 = aie.lock(%tile_11, 1) {init = 0 : i32, sym_name = "a_full_11_lock"}
    %b_free_11 = aie.lock(%tile_11, 2) {init = 2 : i32, sym_name = "b_free_11_lock"}
    %b_full_11 = aie.lock(%tile_11, 3) {init = 0 : i32, sym_name = "b_full_11_lock"}
    %c_free_11 = aie.lock(%tile_11, 4) {init = 1 : i32, sym_name = "c_free_11_lock"}
    %c_full_11 = aie.lock(%tile_11, 5) {init = 0 : i32, sym_name = "c_full_11_lock"}
    %mem_11 = aie.mem(%tile_11) {
    %a_11_start = aie.dma_start(S2MM, 0, ^a_11_0, ^after_a_11)
    ^a_11_0:
      aie.use_lock(%a_free_11, AcquireGreaterEqual, 1)
      aie.dma_bd(%a0_11_b : memref<8x8xi32>)
      aie.use_lock(%a_full_11, Release, 1)
      aie.next_bd ^a_11_1
    ^a_11_1:
      aie.use_lock(%a_free_11, AcquireGreaterEqual, 1)
      aie.dma_bd(%a1_11_b : memref<8x8xi32>)
      aie.use_lock(%a_full_11, Release, 1)
      aie.next_bd ^a_11_0
    ^after_a_11:
    %b_11_start = aie.dma_start(S2MM, 1, ^b_11_0, ^after_b_11)
    ^b_11_0:
      aie.use_lock(%b_free_11, AcquireGreaterEqual, 1)
      aie.dma_bd(%b0_11_b : memref<8x8xi32>)
      aie.use_lock(%b_full_11, Release, 1)
      aie.next_bd ^b_11_1
    ^b_11_1:
      aie.use_lock(%b_free_11, AcquireGreaterEqual, 1)
      aie.dma_bd(%b1_11_b : memref<8x8xi32>)
      aie.use_lock(%b_full_11, Release, 1)
      aie.next_bd ^b_11_0
    ^after_b_11:
    %c_11_start = aie.dma_start(MM2S, 0, ^c_11_0, ^after_c_11)
    ^c_11_0:
      aie.use_lock(%c_full_11, AcquireGreaterEqual, 1)
      aie.dma_bd(%c_11_b : memref<8x8xi32>)
      aie.use_lock(%c_free_11, Release, 1)
      aie.next_bd ^c_11_0
    ^after_c_11:
      aie.end
    }
    aie.core(%tile_11) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      %c8 = arith.constant 8 : index
      scf.for %round = %c0 to %forever step %c1 {
        %zero = arith.constant 0 : i32
        aie.use_lock(%c_free_11, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            memref.store %zero, %c_11_b[%i, %j] : memref<8x8xi32>
          }
        }
        aie.use_lock(%a_full_11, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full_11, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            scf.for %k = %c0 to %c8 step %c1 {
              %x = memref.load %a0_11_b[%i, %k] : memref<8x8xi32>
              %y = memref.load %b0_11_b[%k, %j] : memref<8x8xi32>
              %z = memref.load %c_11_b[%i, %j] : memref<8x8xi32>
              %m = arith.muli %x, %y : i32
              %s = arith.addi %z, %m : i32
              memref.store %s, %c_11_b[%i, %j] : memref<8x8xi32>
            }
          }
        }
        aie.use_lock(%a_free_11, Release, 1)
        aie.use_lock(%b_free_11, Release, 1)
        aie.use_lock(%a_full_11, AcquireGreaterEqual, 1)
        aie.use_lock(%b_full_11, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c8 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            scf.for %k = %c0 to %c8 step %c1 {
              %x = memref.load %a1_11_b[%i, %k] : memref<8x8xi32>
              %y = memref.load %b1_11_b[%k, %j] : memref<8x8xi32>
              %z = memref.load %c_11_b[%i, %j] : memref<8x8xi32>
              %m = arith.muli %x, %y : i32
              %s = arith.addi %z, %m : i32
              memref.store %s, %c_11_b[%i, %j] : memref<8x8xi32>
            }
          }
        }
        aie.use_lock(%a_free_11, Release, 1)
        aie.use_lock(%b_free_11, Release, 1)
        aie.use_lock(%c_full_11, Release, 1)
      }
      aie.end
    }
    aie.shim_dma_allocation @a0(%shim0, MM2S, 0)
    aie.shim_dma_allocation @b0(%shim0, MM2S, 1)
    aie.shim_dma_allocation @a1(%shim1, MM2S, 0)
    aie.shim_dma_allocation @b1(%shim1, MM2S, 1)
    aie.shim_dma_allocation @c_00(%shim0, S2MM, 0)
    aie.shim_dma_allocation @c_01(%shim1, S2MM, 0)
    aie.shim_dma_allocation @c_10(%shim0, S2MM, 1)
    aie.shim_dma_allocation @c_11(%shim1, S2MM, 1)
    aie.runtime_sequence @sequence(%A: memref<16x16xi32>, %B: memref<16x16xi32>, %C: memref<16x16xi32>) {
      %take_00 = aiex.dma_configure_task_for @c_00 {
        aie.dma_bd(%C : memref<16x16xi32> offset = 0 len = 64 sizes = [1, 1, 8, 8] strides = [0, 0, 16, 1])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take_00)
      %take_01 = aiex.dma_configure_task_for @c_01 {
        aie.dma_bd(%C : memref<16x16xi32> offset = 8 len = 64 sizes = [1, 1, 8, 8] strides = [0, 0, 16, 1])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take_01)
      %take_10 = aiex.dma_configure_task_for @c_10 {
        aie.dma_bd(%C : memref<16x16xi32> offset = 128 len = 64 sizes = [1, 1, 8, 8] strides = [0, 0, 16, 1])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take_10)
      %take_11 = aiex.dma_configure_task_for @c_11 {
        aie.dma_bd(%C : memref<16x16xi32> offset = 136 len = 64 sizes = [1, 1, 8, 8] strides = [0, 0, 16, 1])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take_11)
      %send_a0 = aiex.dma_configure_task_for @a0 {
        aie.dma_bd(%A : memref<16x16xi32> offset = 0 len = 128 sizes = [1, 2, 8, 8] strides = [0, 8, 16, 1])
        aie.end
      }
      aiex.dma_start_task(%send_a0)
      %send_b0 = aiex.dma_configure_task_for @b0 {
        aie.dma_bd(%B : memref<16x16xi32> offset = 0 len = 128 sizes = [1, 2, 8, 8] strides = [0, 128, 16, 1])
        aie.end
      }
      aiex.dma_start_task(%send_b0)
      %send_a1 = aiex.dma_configure_task_for @a1 {
        aie.dma_bd(%A : memref<16x16xi32> offset = 128 len = 128 sizes = [1, 2, 8, 8] strides = [0, 8, 16, 1])
        aie.end
      }
      aiex.dma_start_task(%send_a1)
      %send_b1 = aiex.dma_configure_task_for @b1 {
        aie.dma_bd(%B : memref<16x16xi32> offset = 8 len = 128 sizes = [1, 2, 8, 8] strides = [0, 128, 16, 1])
        aie.end
      }
      aiex.dma_start_task(%send_b1)
      aiex.dma_await_task(%take_00)
      aiex.dma_await_task(%take_01)
      aiex.dma_await_task(%take_10)
      aiex.dma_await_task(%take_11)
    }
  }
}
