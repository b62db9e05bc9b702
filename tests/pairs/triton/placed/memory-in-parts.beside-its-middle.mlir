#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#padded = #ttg.padded_shared<[16:+4] {order = [1, 0], shape = [16, 16]}>
#inner = #ttg.padded_shared<[16:+4] {order = [1, 0], shape = [4, 16]}>
#inner1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#parts = #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #inner1}>
#partspad = #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #inner}>
#smem = #ttg.shared_memory
tt.func @f(%a: tensor<16x16xf16, #blocked>, %b: tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked> {
 %0 = ttg.local_alloc %a  : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #parts, #smem, mutable>
 %1 = ttg.local_alloc %b  : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
 %2 = ttg.local_load %0 : !ttg.memdesc<16x16xf16, #parts, #smem, mutable> -> tensor<16x16xf16, #blocked>
 %3 = ttg.local_load %1 : !ttg.memdesc<16x16xf16, #shared, #smem, mutable> -> tensor<16x16xf16, #blocked>
 %4 = arith.subf %2, %3 : tensor<16x16xf16, #blocked>
 tt.return %4 : tensor<16x16xf16, #blocked>
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#padded = #ttg.padded_shared<[16:+4] {order = [1, 0], shape = [16, 16]}>
#inner = #ttg.padded_shared<[16:+4] {order = [1, 0], shape = [4, 16]}>
#inner1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#parts = #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #inner1}>
#partspad = #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #inner}>
#smem = #ttg.shared_memory
tt.func @f(%a: tensor<16x16xf16, #blocked>, %b: tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked> {
 %0 = ttg.local_alloc %a {allocation.offset = [0 : i32, 1024 : i32]} : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #parts, #smem, mutable>
 %1 = ttg.local_alloc %b {allocation.offset = 128 : i32} : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
 %2 = ttg.local_load %0 : !ttg.memdesc<16x16xf16, #parts, #smem, mutable> -> tensor<16x16xf16, #blocked>
 %3 = ttg.local_load %1 : !ttg.memdesc<16x16xf16, #shared, #smem, mutable> -> tensor<16x16xf16, #blocked>
 %4 = arith.subf %2, %3 : tensor<16x16xf16, #blocked>
 tt.return %4 : tensor<16x16xf16, #blocked>
}

// expect: unknown unsupported
