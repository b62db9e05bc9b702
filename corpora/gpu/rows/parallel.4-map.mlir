module {
  func.func @kernel(%arg0: memref<16x24xi32>, %arg1: memref<16xi32>) {
    %c24 = arith.constant 24 : index
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4 : index
    scf.parallel (%arg2) = (%c0) to (%c16) step (%0) {
      scf.parallel (%arg3) = (%c0_0) to (%0) step (%c1) {
        %1 = arith.addi %arg3, %arg2 : index
        %2 = scf.for %arg4 = %c0 to %c24 step %c1 iter_args(%arg5 = %c0_i32) -> (i32) {
          %3 = memref.load %arg0[%1, %arg4] : memref<16x24xi32>
          %4 = arith.addi %arg5, %3 : i32
          scf.yield %4 : i32
        }
        memref.store %2, %arg1[%1] : memref<16xi32>
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    return
  }
}

