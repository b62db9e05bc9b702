module {
  func.func @kernel(%arg0: memref<6x16xf32>, %arg1: memref<6x16xf32>) {
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg2) = (%c0) to (%c6) step (%c1) {
      %0 = scf.for %arg3 = %c0 to %c16 step %c1 iter_args(%arg4 = %cst) -> (f32) {
        %2 = memref.load %arg0[%arg2, %arg3] : memref<6x16xf32>
        %3 = arith.maximumf %arg4, %2 : f32
        scf.yield %3 : f32
      }
      %1 = scf.for %arg3 = %c0 to %c16 step %c1 iter_args(%arg4 = %cst_0) -> (f32) {
        %2 = memref.load %arg0[%arg2, %arg3] : memref<6x16xf32>
        %3 = arith.subf %2, %0 : f32
        %4 = math.exp %3 : f32
        %5 = arith.subf %arg4, %4 : f32
        scf.yield %5 : f32
      }
      scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c16, %c4) step (%c4, %c1) {
        %2 = arith.subi %arg4, %arg3 : index
        %3 = memref.load %arg0[%arg2, %2] : memref<6x16xf32>
        %4 = arith.subf %3, %0 : f32
        %5 = math.exp %4 : f32
        %6 = arith.divf %5, %1 : f32
        memref.store %6, %arg1[%arg2, %2] : memref<6x16xf32>
        scf.reduce 
      }
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    return
  }
}

