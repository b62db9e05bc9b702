#map = affine_map<()[s0] -> (s0 * s0)>
#map1 = affine_map<()[s0] -> ((s0 * s0) * s0)>
module {
  func.func @floyd_warshall(%arg0: index, %arg1: memref<?x?xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %c1_5 = arith.constant 1 : index
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map1()[%arg0]
    scf.for %arg2 = %c0_0 to %1 step %c1_1 {
      %2:3 = affine.delinearize_index %arg2 into (%arg0, %arg0, %arg0) : index, index, index
      %3 = memref.load %arg1[%2#1, %2#2] : memref<?x?xi64>
      %4 = memref.load %arg1[%2#1, %2#0] : memref<?x?xi64>
      %5 = memref.load %arg1[%2#0, %2#2] : memref<?x?xi64>
      %6 = arith.addi %4, %5 : i64
      %7 = arith.minsi %3, %6 : i64
      memref.store %7, %arg1[%2#1, %2#2] : memref<?x?xi64>
    }
    return
  }
}
