#set = affine_set<()[s0, s1] : (s0 == 0, s1 == 0)>
#set1 = affine_set<()[s0, s1] : (s0 >= 0, -s0 + 1 >= 0, s1 == 0)>

air.channel @inA [1, 1]
air.channel @inB [1, 1]
air.channel @a_0 [1, 1] {broadcast_shape = [1 : index, 2 : index]}
air.channel @a_1 [1, 1] {broadcast_shape = [1 : index, 2 : index]}
air.channel @b_0 [1, 1] {broadcast_shape = [2 : index, 1 : index]}
air.channel @b_1 [1, 1] {broadcast_shape = [2 : index, 1 : index]}
air.channel @c [2, 2]
air.channel @outC [1, 1]
func.func @kernel(%A: memref<16x32xi32>, %B: memref<32x16xi32>, %C: memref<16x16xi32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%lx, %ly) in (%lnx=%c1, %lny=%c1) args(%la=%A, %lb=%B, %lc=%C) : memref<16x32xi32>, memref<32x16xi32>, memref<16x16xi32> attributes {id = 1 : i32} {
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %1 = air.channel.put async  @inA[%c0, %c0] (%la[] [] []) {id = 1 : i32, metadata = @airMemcpyId1} : (memref<16x32xi32>)
    %2 = air.channel.put async  @inB[%c0, %c0] (%lb[] [] []) {id = 2 : i32, metadata = @airMemcpyId2} : (memref<32x16xi32>)
    %3 = air.channel.get async  @outC[%c0, %c0] (%lc[] [] []) {id = 3 : i32, metadata = @airMemcpyId3} : (memref<16x16xi32>)
    %4 = air.segment @segment_0 async  attributes {id = 2 : i32, x_loc = 0 : i64, x_size = 2 : i64, y_loc = 2 : i64, y_size = 2 : i64} {
      %c0 = arith.constant 0 : index
      %c1_0 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %zero = arith.constant 0 : i32

      %ta2, %a2 = air.execute -> (memref<16x32xi32, 1 : i32>) {
        %alloc = memref.alloc() {air.memtile_col = 0 : i32} : memref<16x32xi32, 1 : i32>
        air.execute_terminator %alloc : memref<16x32xi32, 1 : i32>
      }
      %tb2, %b2 = air.execute -> (memref<32x16xi32, 1 : i32>) {
        %alloc = memref.alloc() {air.memtile_col = 1 : i32} : memref<32x16xi32, 1 : i32>
        air.execute_terminator %alloc : memref<32x16xi32, 1 : i32>
      }
      %filleda = air.channel.get async [%ta2]  @inA[%c0, %c0] (%a2[] [] []) {id = 4 : i32} : (memref<16x32xi32, 1 : i32>)
      %filledb = air.channel.get async [%tb2]  @inB[%c0, %c0] (%b2[] [] []) {id = 5 : i32} : (memref<32x16xi32, 1 : i32>)
      %pa0 = scf.for %k = %c0 to %c32 step %c8 iter_args(%t = %filleda) -> (!air.async.token) {
        %p = air.channel.put async [%t]  @a_0[%c0, %c0] (%a2[%c0, %c0, %c0, %k] [%c2, %c2, %c4, %c4] [%c4, %c128, %c32, %c1_0]) : (memref<16x32xi32, 1 : i32>)
        scf.yield %p : !air.async.token
      }
      %pa1 = scf.for %k = %c0 to %c32 step %c8 iter_args(%t = %filleda) -> (!air.async.token) {
        %p = air.channel.put async [%t]  @a_1[%c0, %c0] (%a2[%c0, %c0, %c8, %k] [%c2, %c2, %c4, %c4] [%c4, %c128, %c32, %c1_0]) : (memref<16x32xi32, 1 : i32>)
        scf.yield %p : !air.async.token
      }
      %pb0 = scf.for %k = %c0 to %c32 step %c8 iter_args(%t = %filledb) -> (!air.async.token) {
        %p = air.channel.put async [%t]  @b_0[%c0, %c0] (%b2[%c0, %c0, %k, %c0] [%c2, %c2, %c4, %c4] [%c4, %c64, %c16, %c1_0]) : (memref<32x16xi32, 1 : i32>)
        scf.yield %p : !air.async.token
      }
      %pb1 = scf.for %k = %c0 to %c32 step %c8 iter_args(%t = %filledb) -> (!air.async.token) {
        %p = air.channel.put async [%t]  @b_1[%c0, %c0] (%b2[%c0, %c0, %k, %c8] [%c2, %c2, %c4, %c4] [%c4, %c64, %c16, %c1_0]) : (memref<32x16xi32, 1 : i32>)
        scf.yield %p : !air.async.token
      }
      %tc2, %c2_0 = air.execute -> (memref<16x16xi32, 1 : i32>) {
        %alloc = memref.alloc() : memref<16x16xi32, 1 : i32>
        air.execute_terminator %alloc : memref<16x16xi32, 1 : i32>
      }
      %7 = scf.parallel (%x, %y) = (%c0, %c0) to (%c2, %c2) step (%c1_0, %c1_0) init (%tc2) -> !air.async.token {
        %i = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%x]
        %j = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%y]
        %g = air.channel.get async [%tc2]  @c[%x, %y] (%c2_0[%i, %j] [%c8, %c8] [%c16, %c1_0]) {id = 10 : i32} : (memref<16x16xi32, 1 : i32>)
        scf.reduce(%g : !air.async.token) {
        ^bb0(%p: !air.async.token, %q: !air.async.token):
          %r = air.wait_all async [%p, %q]
          scf.reduce.return %r : !air.async.token
        }
      }
      %8 = air.herd @herd_0 async  tile (%x, %y) in (%nx=%c2, %ny=%c2) attributes {id = 3 : i32, x_loc = 0 : i64, y_loc = 2 : i64} {
        %c0 = arith.constant 0 : index
        %c1_0 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c4 = arith.constant 4 : index
        %c8 = arith.constant 8 : index
        %c16 = arith.constant 16 : index
        %c32 = arith.constant 32 : index
        %c64 = arith.constant 64 : index
        %c128 = arith.constant 128 : index
        %zero = arith.constant 0 : i32

        %tc, %c1 = air.execute -> (memref<2x2x4x4xi32, 2 : i32>) {
          %alloc = memref.alloc() : memref<2x2x4x4xi32, 2 : i32>
          air.execute_terminator %alloc : memref<2x2x4x4xi32, 2 : i32>
        }
        %z = air.execute [%tc] {
          linalg.fill ins(%zero : i32) outs(%c1 : memref<2x2x4x4xi32, 2 : i32>)
        }

        %4 = scf.for %k = %c0 to %c32 step %c8 iter_args(%t = %z) -> (!air.async.token) {
          %ta, %a1 = air.execute [%t] -> (memref<2x2x4x4xi32, 2 : i32>) {
            %alloc = memref.alloc() {hoist_alloc = true} : memref<2x2x4x4xi32, 2 : i32>
            air.execute_terminator %alloc : memref<2x2x4x4xi32, 2 : i32>
          }
          %tb, %b1 = air.execute [%t] -> (memref<2x2x4x4xi32, 2 : i32>) {
            %alloc = memref.alloc() {hoist_alloc = true} : memref<2x2x4x4xi32, 2 : i32>
            air.execute_terminator %alloc : memref<2x2x4x4xi32, 2 : i32>
          }
          %ga = affine.if #set()[%x, %y] -> !air.async.token {
            %g = air.channel.get async [%ta, %t]  @a_0[%c0, %y] (%a1[] [] []) : (memref<2x2x4x4xi32, 2 : i32>)
            affine.yield %g : !air.async.token
          } else {
            %g = air.channel.get async [%ta, %t]  @a_1[%c0, %y] (%a1[] [] []) : (memref<2x2x4x4xi32, 2 : i32>)
            affine.yield %g : !air.async.token
          }
          %gb = affine.if #set1()[%x, %y] -> !air.async.token {
            %g = air.channel.get async [%tb, %t]  @b_0[%x, %c0] (%b1[] [] []) : (memref<2x2x4x4xi32, 2 : i32>)
            affine.yield %g : !air.async.token
          } else {
            %g = air.channel.get async [%tb, %t]  @b_1[%x, %c0] (%b1[] [] []) : (memref<2x2x4x4xi32, 2 : i32>)
            affine.yield %g : !air.async.token
          }
          %5 = air.execute [%ga, %gb, %t] {
            linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d0, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d0, d3, d4)>], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%a1, %b1 : memref<2x2x4x4xi32, 2 : i32>, memref<2x2x4x4xi32, 2 : i32>) outs(%c1 : memref<2x2x4x4xi32, 2 : i32>) {
            ^bb0(%p: i32, %q: i32, %r: i32):
              %m = arith.muli %p, %q : i32
              %s = arith.addi %r, %m : i32
              linalg.yield %s : i32
            }
          }
          %d3 = air.execute [%5] {
            memref.dealloc %a1 : memref<2x2x4x4xi32, 2 : i32>
          }
          %d4 = air.execute [%5] {
            memref.dealloc %b1 : memref<2x2x4x4xi32, 2 : i32>
          }
          scf.yield %5 : !air.async.token
        } {unroll = 2 : i32}

        %6 = air.channel.put async [%4]  @c[%x, %y] (%c1[] [%c2, %c4, %c2, %c4] [%c16, %c4, %c32, %c1_0]) {id = 9 : i32} : (memref<2x2x4x4xi32, 2 : i32>)
        %d5 = air.execute [%6] {
          memref.dealloc %c1 : memref<2x2x4x4xi32, 2 : i32>
        }
      }
      %9 = air.channel.put async [%7]  @outC[%c0, %c0] (%c2_0[] [] []) {id = 11 : i32} : (memref<16x16xi32, 1 : i32>)
      %d1 = air.execute [%pa0, %pa1] {
        memref.dealloc %a2 : memref<16x32xi32, 1 : i32>
      }
      %d2 = air.execute [%pb0, %pb1] {
        memref.dealloc %b2 : memref<32x16xi32, 1 : i32>
      }
      %d6 = air.execute [%9] {
        memref.dealloc %c2_0 : memref<16x16xi32, 1 : i32>
      }
      %10 = air.wait_all async [%d6, %8]  {air.segment_end}
    }
    %5 = air.wait_all async [%3, %4]  {air.launch_end}
  }
  return
}
