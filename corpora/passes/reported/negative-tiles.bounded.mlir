#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @kernel(%arg0: memref<7xi32>, %arg1: i32) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c-3 = arith.constant -3 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c4_0 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4_0 : index
    scf.parallel (%arg2) = (%c-3) to (%c4) step (%0) {
      %1 = affine.min #map(%0, %c4, %arg2)
      scf.parallel (%arg3) = (%c0) to (%1) step (%c1) {
        %2 = arith.addi %arg3, %arg2 : index
        %3 = arith.addi %2, %c3 : index
        memref.store %arg1, %arg0[%3] : memref<7xi32>
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
