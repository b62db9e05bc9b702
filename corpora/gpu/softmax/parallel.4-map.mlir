module {
  func.func @kernel(%arg0: memref<6x16xf32>, %arg1: memref<6x16xf32>) {
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg2) = (%c0) to (%c6) step (%c1) {
      %0 = scf.for %arg3 = %c0 to %c16 step %c1 iter_args(%arg4 = %cst) -> (f32) {
        %3 = memref.load %arg0[%arg2, %arg3] : memref<6x16xf32>
        %4 = arith.maximumf %arg4, %3 : f32
        scf.yield %4 : f32
      }
      %1 = scf.for %arg3 = %c0 to %c16 step %c1 iter_args(%arg4 = %cst_0) -> (f32) {
        %3 = memref.load %arg0[%arg2, %arg3] : memref<6x16xf32>
        %4 = arith.subf %3, %0 : f32
        %5 = math.exp %4 : f32
        %6 = arith.addf %arg4, %5 : f32
        scf.yield %6 : f32
      }
      %c0_1 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %2 = arith.muli %c1, %c4 : index
      scf.parallel (%arg3) = (%c0) to (%c16) step (%2) {
        scf.parallel (%arg4) = (%c0_1) to (%2) step (%c1) {
          %3 = arith.addi %arg4, %arg3 : index
          %4 = memref.load %arg0[%arg2, %3] : memref<6x16xf32>
          %5 = arith.subf %4, %0 : f32
          %6 = math.exp %5 : f32
          %7 = arith.divf %6, %1 : f32
          memref.store %7, %arg1[%arg2, %3] : memref<6x16xf32>
          scf.reduce 
        } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    return
  }
}

