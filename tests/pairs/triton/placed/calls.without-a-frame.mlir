#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
tt.func private @g(%x: !ttg.memdesc<32xi32, #shared, #smem, mutable>, %v: tensor<32xi32, #blocked>) {
 %l = ttg.local_alloc %v  : (tensor<32xi32, #blocked>) -> !ttg.memdesc<32xi32, #shared, #smem, mutable>
 %w = ttg.local_load %l : !ttg.memdesc<32xi32, #shared, #smem, mutable> -> tensor<32xi32, #blocked>
 %y = ttg.local_load %x : !ttg.memdesc<32xi32, #shared, #smem, mutable> -> tensor<32xi32, #blocked>
 %s = arith.addi %w, %y : tensor<32xi32, #blocked>
 ttg.local_store %s, %x : tensor<32xi32, #blocked> -> !ttg.memdesc<32xi32, #shared, #smem, mutable>
 tt.return
}
tt.func public @f(%a: tensor<32xi32, #blocked>, %b: tensor<32xi32, #blocked>) -> tensor<32xi32, #blocked> {
 %m = ttg.local_alloc %a  : (tensor<32xi32, #blocked>) -> !ttg.memdesc<32xi32, #shared, #smem, mutable>
 tt.call @g(%m, %b)  : (!ttg.memdesc<32xi32, #shared, #smem, mutable>, tensor<32xi32, #blocked>) -> ()
 %r = ttg.local_load %m : !ttg.memdesc<32xi32, #shared, #smem, mutable> -> tensor<32xi32, #blocked>
 tt.return %r : tensor<32xi32, #blocked>
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
tt.func private @g(%x: !ttg.memdesc<32xi32, #shared, #smem, mutable>, %v: tensor<32xi32, #blocked>) {
 %l = ttg.local_alloc %v {allocation.offset = 0 : i32} : (tensor<32xi32, #blocked>) -> !ttg.memdesc<32xi32, #shared, #smem, mutable>
 %w = ttg.local_load %l : !ttg.memdesc<32xi32, #shared, #smem, mutable> -> tensor<32xi32, #blocked>
 %y = ttg.local_load %x : !ttg.memdesc<32xi32, #shared, #smem, mutable> -> tensor<32xi32, #blocked>
 %s = arith.addi %w, %y : tensor<32xi32, #blocked>
 ttg.local_store %s, %x : tensor<32xi32, #blocked> -> !ttg.memdesc<32xi32, #shared, #smem, mutable>
 tt.return
}
tt.func public @f(%a: tensor<32xi32, #blocked>, %b: tensor<32xi32, #blocked>) -> tensor<32xi32, #blocked> {
 %m = ttg.local_alloc %a {allocation.offset = 0 : i32} : (tensor<32xi32, #blocked>) -> !ttg.memdesc<32xi32, #shared, #smem, mutable>
 tt.call @g(%m, %b)  : (!ttg.memdesc<32xi32, #shared, #smem, mutable>, tensor<32xi32, #blocked>) -> ()
 %r = ttg.local_load %m : !ttg.memdesc<32xi32, #shared, #smem, mutable> -> tensor<32xi32, #blocked>
 tt.return %r : tensor<32xi32, #blocked>
}

// expect: unknown unsupported
