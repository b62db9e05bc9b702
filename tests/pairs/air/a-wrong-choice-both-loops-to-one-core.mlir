func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>, %which: index) {
  %c0 = arith.constant 0 : index
  %first = arith.cmpi eq, %which, %c0 : index
  affine.for %i = 0 to 8 {
    %j = affine.apply affine_map<(d0) -> ((d0 + 4) mod 8)>(%i)
    %k = arith.select %first, %i, %j : index
    %v = affine.load %a[%i] : memref<8xi32>
    memref.store %v, %b[%k] : memref<8xi32>
  }
  return
}
// -----
air.channel @in [1] {air.dedicated_dma_channel, air.shim_col = 0 : i32}
air.channel @in2 [1] {air.shared_resident_ring}
air.channel @w [1, 2] {air.memtile_dma_channel_min = 1 : i32}
air.channel @out [1, 2] {air.tile_dma_channel = 1 : i32}
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>, %which: index) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%n=%c1) args(%x=%a, %y=%b, %q=%which) : memref<8xi32>, memref<8xi32>, index
      attributes {air.preserve_shim_dma_order} {
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    scf.index_switch %q
    case 0 {
      air.channel.get @out[%c0, %c0] (%y[0] [4] [1]) : (memref<8xi32>)
      air.channel.get @out[%c0, %c1_0] (%y[4] [4] [1]) : (memref<8xi32>)
      air.channel.put @in[] (%x[0] [4] [1]) : (memref<8xi32>)
      air.channel.put @in2[] (%x[4] [4] [1]) : (memref<8xi32>)
      scf.yield
    }
    default {
      air.channel.get @out[%c0, %c0] (%y[4] [4] [1]) : (memref<8xi32>)
      air.channel.get @out[%c0, %c1_0] (%y[0] [4] [1]) : (memref<8xi32>)
      air.channel.put @in[] (%x[0] [4] [1]) : (memref<8xi32>)
      air.channel.put @in2[] (%x[4] [4] [1]) : (memref<8xi32>)
    }
    air.segment @s {
      %c0_1 = arith.constant 0 : index
      %c1_1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %m = memref.alloc() {air.memtile_col = 1 : i32, air.no_split, air.no_chain_lock} : memref<2xi32, 1>
      %m2 = memref.alloc() : memref<2xi32, 1>
      scf.for %i = %c0_1 to %c2 step %c1_1 {
        air.channel.get @in2[] (%m2[] [] []) : (memref<2xi32, 1>)
        air.channel.put @w[%c0_1, %c0_1] (%m2[] [] []) : (memref<2xi32, 1>)
      }
      scf.for %i = %c0_1 to %c2 step %c1_1 {
        air.channel.get @in[] (%m[] [] []) : (memref<2xi32, 1>)
        air.channel.put @w[%c0_1, %c0_1] (%m[] [] []) : (memref<2xi32, 1>)
      }
      air.herd @h tile (%t, %u) in (%nt=%c1_1, %nu=%c2) {
        %k = memref.alloc() : memref<4xi32, 2>
        air.channel.get @w[%t, %u] (%k[] [] []) : (memref<4xi32, 2>)
        air.channel.put @out[%t, %u] (%k[] [] []) : (memref<4xi32, 2>)
        memref.dealloc %k : memref<4xi32, 2>
      }
    }
  }
  return
}
// expect: different
