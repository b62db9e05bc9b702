// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%m: !ttg.memdesc<4xf32, #ttg.partitioned_shared<{numPartitions = 2, partitionLayout = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, numGroups = 1, partitionDim = 0}>, #smem, mutable>, %v: tensor<4xf32, #b>) {
  ttg.local_store %v, %m : tensor<4xf32, #b> -> !ttg.memdesc<4xf32, #ttg.partitioned_shared<{numPartitions = 2, partitionLayout = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, numGroups = 1, partitionDim = 0}>, #smem, mutable>
  tt.return
}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
tt.func @f(%m: !ttg.memdesc<4xf32, #ttg.partitioned_shared<{numPartitions = 2, partitionLayout = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, numGroups = 2, partitionDim = 0}>, #smem, mutable>, %v: tensor<4xf32, #b>) {
  ttg.local_store %v, %m : tensor<4xf32, #b> -> !ttg.memdesc<4xf32, #ttg.partitioned_shared<{numPartitions = 2, partitionLayout = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, numGroups = 2, partitionDim = 0}>, #smem, mutable>
  tt.return
}
// expect: unknown promise
