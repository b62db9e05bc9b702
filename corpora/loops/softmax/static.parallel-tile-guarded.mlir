module {
  func.func @softmax(%arg0: memref<5x7xf32>, %arg1: memref<5x7xf32>) {
    %c7 = arith.constant 7 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg2) = (%c0) to (%c5) step (%c1) {
      %0 = scf.for %arg3 = %c0 to %c7 step %c1 iter_args(%arg4 = %cst_0) -> (f32) {
        %4 = memref.load %arg0[%arg2, %arg3] : memref<5x7xf32>
        %5 = arith.maximumf %arg4, %4 : f32
        scf.yield %5 : f32
      }
      %c0_1 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %1 = arith.muli %c1, %c4 : index
      scf.parallel (%arg3) = (%c0) to (%c7) step (%1) {
        scf.parallel (%arg4) = (%c0_1) to (%1) step (%c1) {
          %4 = arith.addi %arg4, %arg3 : index
          %true = arith.constant true
          %5 = arith.muli %arg4, %c1 : index
          %6 = arith.addi %5, %arg3 : index
          %7 = arith.cmpi ult, %6, %c7 : index
          %8 = arith.andi %true, %7 : i1
          scf.if %8 {
            %9 = memref.load %arg0[%arg2, %4] : memref<5x7xf32>
            %10 = arith.subf %9, %0 : f32
            %11 = math.exp %10 : f32
            memref.store %11, %arg1[%arg2, %4] : memref<5x7xf32>
          }
          scf.reduce 
        }
        scf.reduce 
      }
      %2 = scf.for %arg3 = %c0 to %c7 step %c1 iter_args(%arg4 = %cst) -> (f32) {
        %4 = memref.load %arg1[%arg2, %arg3] : memref<5x7xf32>
        %5 = arith.addf %arg4, %4 : f32
        scf.yield %5 : f32
      }
      %c0_2 = arith.constant 0 : index
      %c4_3 = arith.constant 4 : index
      %3 = arith.muli %c1, %c4_3 : index
      scf.parallel (%arg3) = (%c0) to (%c7) step (%3) {
        scf.parallel (%arg4) = (%c0_2) to (%3) step (%c1) {
          %4 = arith.addi %arg4, %arg3 : index
          %true = arith.constant true
          %5 = arith.muli %arg4, %c1 : index
          %6 = arith.addi %5, %arg3 : index
          %7 = arith.cmpi ult, %6, %c7 : index
          %8 = arith.andi %true, %7 : i1
          scf.if %8 {
            %9 = memref.load %arg1[%arg2, %4] : memref<5x7xf32>
            %10 = arith.divf %9, %2 : f32
            memref.store %10, %arg1[%arg2, %4] : memref<5x7xf32>
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
