module {
  func.func @softmax(%arg0: memref<5x7xf32>, %arg1: memref<5x7xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c5 step %c1 {
      %c0_1 = arith.constant 0 : index
      %c7 = arith.constant 7 : index
      %c1_2 = arith.constant 1 : index
      %0 = scf.for %arg3 = %c0_1 to %c7 step %c1_2 iter_args(%arg4 = %cst_0) -> (f32) {
        %2 = memref.load %arg0[%arg2, %arg3] : memref<5x7xf32>
        %3 = arith.maximumf %arg4, %2 : f32
        scf.yield %3 : f32
      }
      %c0_3 = arith.constant 0 : index
      %c7_4 = arith.constant 7 : index
      %c1_5 = arith.constant 1 : index
      scf.for %arg3 = %c0_3 to %c7_4 step %c1_5 {
        %2 = memref.load %arg0[%arg2, %arg3] : memref<5x7xf32>
        %3 = arith.subf %2, %0 : f32
        %4 = math.exp %3 : f32
        memref.store %4, %arg1[%arg2, %arg3] : memref<5x7xf32>
      }
      %c0_6 = arith.constant 0 : index
      %c7_7 = arith.constant 7 : index
      %c1_8 = arith.constant 1 : index
      %1 = scf.for %arg3 = %c0_6 to %c7_7 step %c1_8 iter_args(%arg4 = %cst) -> (f32) {
        %2 = memref.load %arg1[%arg2, %arg3] : memref<5x7xf32>
        %3 = arith.addf %arg4, %2 : f32
        scf.yield %3 : f32
      }
      %c0_9 = arith.constant 0 : index
      %c7_10 = arith.constant 7 : index
      %c1_11 = arith.constant 1 : index
      scf.for %arg3 = %c0_9 to %c7_10 step %c1_11 {
        %2 = memref.load %arg1[%arg2, %arg3] : memref<5x7xf32>
        %3 = arith.divf %2, %1 : f32
        memref.store %3, %arg1[%arg2, %arg3] : memref<5x7xf32>
      }
    }
    return
  }
}
