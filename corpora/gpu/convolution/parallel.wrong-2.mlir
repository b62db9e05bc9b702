module {
  func.func @kernel(%arg0: memref<10x12xf32>, %arg1: memref<3x3xf32>, %arg2: memref<8x10xf32>) {
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c8, %c10) step (%c4, %c4) {
      %0 = arith.subi %c10, %arg4 : index
      %1 = arith.minsi %0, %c4 : index
      scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%c4, %1) step (%c1, %c1) {
        %2 = arith.addi %arg5, %arg3 : index
        %3 = arith.addi %arg6, %arg4 : index
        scf.for %arg7 = %c0 to %c3 step %c1 {
          scf.for %arg8 = %c0 to %c3 step %c1 {
            %4 = arith.addi %2, %arg7 : index
            %5 = arith.addi %3, %arg8 : index
            %6 = memref.load %arg0[%4, %5] : memref<10x12xf32>
            %7 = memref.load %arg1[%arg7, %arg8] : memref<3x3xf32>
            %8 = memref.load %arg2[%2, %3] : memref<8x10xf32>
            %9 = arith.mulf %6, %7 : f32
            %10 = arith.addf %8, %9 : f32
            memref.store %10, %arg2[%3, %2] : memref<8x10xf32>
          }
        }
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    return
  }
}

