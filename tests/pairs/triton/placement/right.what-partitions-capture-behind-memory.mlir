#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%x: tensor<4x4xf32>, %z: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = arith.subf %x, %z : tensor<4x4xf32>
  tt.return %r : tensor<4x4xf32>
}

// -----

#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%x: tensor<4x4xf32>, %z: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %h = ttg.local_alloc %x : (tensor<4x4xf32>) -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
  %g = ttg.local_alloc %z : (tensor<4x4xf32>) -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
  ttg.warp_specialize(%h, %g) attributes {allocation.offset = 128 : i32}
  default {
    %a = ttg.local_load %h : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
    %m = ttg.local_alloc %a {allocation.offset = 0 : i32} : (tensor<4x4xf32>) -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
    %b = ttg.local_load %m : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
    ttg.local_store %b, %h : tensor<4x4xf32> -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
    ttg.warp_yield
  }
  partition0(%k: !ttg.memdesc<4x4xf32, #plain, #smem, mutable>, %l: !ttg.memdesc<4x4xf32, #plain, #smem, mutable>) num_warps(4) {
    %a = ttg.local_load %l : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
    %m = ttg.local_alloc %a {allocation.offset = 64 : i32} : (tensor<4x4xf32>) -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
    %b = ttg.local_load %m : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
    ttg.local_store %b, %l : tensor<4x4xf32> -> !ttg.memdesc<4x4xf32, #plain, #smem, mutable>
    ttg.warp_return
  } : (!ttg.memdesc<4x4xf32, #plain, #smem, mutable>, !ttg.memdesc<4x4xf32, #plain, #smem, mutable>) -> ()
  %y = ttg.local_load %h : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
  %w = ttg.local_load %g : !ttg.memdesc<4x4xf32, #plain, #smem, mutable> -> tensor<4x4xf32>
  %r = arith.subf %y, %w : tensor<4x4xf32>
  tt.return %r : tensor<4x4xf32>
}
}
// expect: equivalent bitwise static
