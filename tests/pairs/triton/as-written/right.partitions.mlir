// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%p: !tt.ptr<i32>, %e: i32) {
  %c0 = arith.constant 0 : i32
  %b = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #s, #smem, mutable>
  ttng.init_barrier %b, 2 : !ttg.memdesc<2xi64, #s, #smem, mutable>
  ttg.warp_specialize(%b, %p, %e)
  default {
    ttng.arrive_barrier %b, 1 {multicastCTA = 1 : i32} : !ttg.memdesc<2xi64, #s, #smem, mutable>
    ttg.warp_yield
  }
  partition0(%x: !ttg.memdesc<2xi64, #s, #smem, mutable>, %y: !tt.ptr<i32>, %z: i32) num_warps(4) {
    %d0 = arith.constant 0 : i32
    %d1 = arith.constant 1 : i32
    ttng.wait_barrier %x, %d0 : !ttg.memdesc<2xi64, #s, #smem, mutable>
    tt.store %y, %z : !tt.ptr<i32>
    ttg.warp_return
  } : (!ttg.memdesc<2xi64, #s, #smem, mutable>, !tt.ptr<i32>, i32) -> ()
  tt.return
}
}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%p: !tt.ptr<i32>, %e: i32) {
  %c0 = arith.constant 0 : i32
  %b = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #s, #smem, mutable>
  ttng.init_barrier %b, 2 : !ttg.memdesc<2xi64, #s, #smem, mutable>
  ttg.warp_specialize(%b, %p, %e)
  default {
    ttng.arrive_barrier %b, 1 {multicastCTA = 1 : i32} : !ttg.memdesc<2xi64, #s, #smem, mutable>
    ttg.warp_yield
  }
  partition0(%x: !ttg.memdesc<2xi64, #s, #smem, mutable>, %y: !tt.ptr<i32>, %z: i32) num_warps(4) {
    %d0 = arith.constant 0 : i32
    %d1 = arith.constant 1 : i32
    ttng.wait_barrier %x, %d0 : !ttg.memdesc<2xi64, #s, #smem, mutable>
    tt.store %y, %z : !tt.ptr<i32>
    ttg.warp_return
  } : (!ttg.memdesc<2xi64, #s, #smem, mutable>, !tt.ptr<i32>, i32) -> ()
  tt.return
}
}
// expect: equivalent
