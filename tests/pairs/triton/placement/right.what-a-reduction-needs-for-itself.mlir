tt.func @f(%x: tensor<4xf32>, %z: tensor<4xi32>, %o: !tt.ptr<f32>) -> (tensor<4xf32>, i32) {
  %t = "tt.reduce"(%z) ({
  ^bb0(%i: i32, %j: i32):
    %q = arith.addi %i, %j : i32
    tt.reduce.return %q : i32
  }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
  tt.return %x, %t : tensor<4xf32>, i32
}

// -----

#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%x: tensor<4xf32>, %z: tensor<4xi32>, %o: !tt.ptr<f32>) -> (tensor<4xf32>, i32) {
  %m = ttg.local_alloc %x {allocation.offset = 0 : i32} : (tensor<4xf32>) -> !ttg.memdesc<4xf32, #one, #smem, mutable>
  %t = "tt.reduce"(%z) ({
  ^bb0(%i: i32, %j: i32):
    %q = arith.addi %i, %j : i32
    tt.reduce.return %q : i32
  }) {axis = 0 : i32, allocation.offset = 64 : i32} : (tensor<4xi32>) -> i32
  %y = ttg.local_load %m : !ttg.memdesc<4xf32, #one, #smem, mutable> -> tensor<4xf32>
  tt.return %y, %t : tensor<4xf32>, i32
}

// expect: equivalent
