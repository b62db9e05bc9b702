air.channel @inA [2, 2]
air.channel @inB [2, 2]
air.channel @inC [2, 2]
air.channel @outC [2, 2]
func.func @kernel(%A: memref<64x64xi32>, %B: memref<64x64xi32>, %C: memref<64x64xi32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%lx, %ly) in (%lnx=%c1, %lny=%c1) args(%la=%A, %lb=%B, %lc=%C) : memref<64x64xi32>, memref<64x64xi32>, memref<64x64xi32> attributes {id = 1 : i32} {
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %w = air.wait_all async
    %1 = scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1_0, %c1_0) init (%w) -> !air.async.token {
        %r = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%i]
        %c = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%j]
        %f = scf.for %k = %c0 to %c64 step %c16 iter_args(%t = %w) -> (!air.async.token) {
          %g = air.channel.put async [%t] @inA[%i, %j] (%la[%r, %k] [32, 16] [64, 1]) : (memref<64x64xi32>)
          scf.yield %g : !air.async.token
        }
        scf.reduce(%f : !air.async.token) {
        ^bb0(%p: !air.async.token, %q: !air.async.token):
          %s = air.wait_all async [%p, %q]
          scf.reduce.return %s : !air.async.token
        }
      }
    %2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1_0, %c1_0) init (%w) -> !air.async.token {
        %r = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%i]
        %c = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%j]
        %f = scf.for %k = %c0 to %c64 step %c16 iter_args(%t = %w) -> (!air.async.token) {
          %g = air.channel.put async [%t] @inB[%i, %j] (%lb[%k, %c] [16, 32] [64, 1]) : (memref<64x64xi32>)
          scf.yield %g : !air.async.token
        }
        scf.reduce(%f : !air.async.token) {
        ^bb0(%p: !air.async.token, %q: !air.async.token):
          %s = air.wait_all async [%p, %q]
          scf.reduce.return %s : !air.async.token
        }
      }
    %3 = scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1_0, %c1_0) init (%w) -> !air.async.token {
        %r = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%i]
        %c = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%j]
        %f = air.channel.put async [%w] @inC[%i, %j] (%lc[%r, %c] [32, 32] [64, 1]) : (memref<64x64xi32>)
        scf.reduce(%f : !air.async.token) {
        ^bb0(%p: !air.async.token, %q: !air.async.token):
          %s = air.wait_all async [%p, %q]
          scf.reduce.return %s : !air.async.token
        }
      }
    %4 = scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1_0, %c1_0) init (%w) -> !air.async.token {
        %r = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%i]
        %c = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%j]
        %f = air.channel.get async [%w] @outC[%i, %j] (%lc[%r, %c] [32, 32] [64, 1]) : (memref<64x64xi32>)
        scf.reduce(%f : !air.async.token) {
        ^bb0(%p: !air.async.token, %q: !air.async.token):
          %s = air.wait_all async [%p, %q]
          scf.reduce.return %s : !air.async.token
        }
      }
    %10 = air.segment @segment_0 async attributes {id = 2 : i32} {
      %c2_0 = arith.constant 2 : index
      %11 = air.herd @herd_0 async tile (%x, %y) in (%nx=%c2_0, %ny=%c2_0) attributes {id = 3 : i32} {
        %c0_0 = arith.constant 0 : index
        %c16_0 = arith.constant 16 : index
        %c64_0 = arith.constant 64 : index
        %tc, %lc = air.execute -> (memref<32x32xi32, 2>) {
          %alloc = memref.alloc() : memref<32x32xi32, 2>
          air.execute_terminator %alloc : memref<32x32xi32, 2>
        }
        %12 = air.channel.get async [%tc] @inC[%x, %y] (%lc[] [] []) {id = 4 : i32} : (memref<32x32xi32, 2>)
        %13 = scf.for %k = %c0_0 to %c64_0 step %c16_0 iter_args(%t = %12) -> (!air.async.token) {
          %ta, %la = air.execute -> (memref<32x16xi32, 2>) {
            %alloc = memref.alloc() : memref<32x16xi32, 2>
            air.execute_terminator %alloc : memref<32x16xi32, 2>
          }
          %tb, %lb = air.execute -> (memref<16x32xi32, 2>) {
            %alloc = memref.alloc() : memref<16x32xi32, 2>
            air.execute_terminator %alloc : memref<16x32xi32, 2>
          }
          %14 = air.channel.get async [%t, %ta] @inA[%x, %y] (%la[] [] []) {id = 5 : i32} : (memref<32x16xi32, 2>)
          %15 = air.channel.get async [%t, %tb] @inB[%x, %y] (%lb[] [] []) {id = 6 : i32} : (memref<16x32xi32, 2>)
          %16 = air.execute [%14, %15] {
            linalg.matmul ins(%la, %lb : memref<32x16xi32, 2>, memref<16x32xi32, 2>) outs(%lc : memref<32x32xi32, 2>)
          }
          %17 = air.execute [%16] {
            memref.dealloc %la : memref<32x16xi32, 2>
          }
          %18 = air.execute [%16] {
            memref.dealloc %lb : memref<16x32xi32, 2>
          }
          scf.yield %16 : !air.async.token
        }
        %19 = air.channel.put async [%13] @outC[%x, %y] (%lc[] [] []) {id = 7 : i32} : (memref<32x32xi32, 2>)
        %20 = air.execute [%19] {
          memref.dealloc %lc : memref<32x32xi32, 2>
        }
      }
    }
  }
  return
}
