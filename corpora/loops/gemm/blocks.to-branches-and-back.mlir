#map = affine_map<(d0) -> (4, -d0 + 7)>
#map1 = affine_map<(d0) -> (4, -d0 + 5)>
module {
  func.func @gemm(%arg0: memref<7x6xf32>, %arg1: memref<6x5xf32>, %arg2: memref<7x5xf32>) {
    %0 = ub.poison : index
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %1 = scf.while (%arg3 = %c0) : (index) -> index {
      %2 = arith.cmpi slt, %arg3, %c7 : index
      %3:3 = scf.if %2 -> (index, i32, i32) {
        %5 = scf.while (%arg4 = %c0) : (index) -> index {
          %7 = arith.cmpi slt, %arg4, %c5 : index
          %8:3 = scf.if %7 -> (index, i32, i32) {
            %10 = affine.min #map(%arg3)
            %11 = affine.min #map1(%arg4)
            %subview = memref.subview %arg0[%arg3, 0] [%10, 6] [1, 1] : memref<7x6xf32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
            %subview_0 = memref.subview %arg1[0, %arg4] [6, %11] [1, 1] : memref<6x5xf32> to memref<6x?xf32, strided<[5, 1], offset: ?>>
            %subview_1 = memref.subview %arg2[%arg3, %arg4] [%10, %11] [1, 1] : memref<7x5xf32> to memref<?x?xf32, strided<[5, 1], offset: ?>>
            linalg.matmul ins(%subview, %subview_0 : memref<?x6xf32, strided<[6, 1], offset: ?>>, memref<6x?xf32, strided<[5, 1], offset: ?>>) outs(%subview_1 : memref<?x?xf32, strided<[5, 1], offset: ?>>)
            %12 = arith.addi %arg4, %c4 : index
            scf.yield %12, %c0_i32, %c1_i32 : index, i32, i32
          } else {
            scf.yield %0, %c1_i32, %c0_i32 : index, i32, i32
          }
          %9 = arith.trunci %8#2 : i32 to i1
          scf.condition(%9) %8#0 : index
        } do {
        ^bb0(%arg4: index):
          scf.yield %arg4 : index
        }
        %6 = arith.addi %arg3, %c4 : index
        scf.yield %6, %c0_i32, %c1_i32 : index, i32, i32
      } else {
        scf.yield %0, %c1_i32, %c0_i32 : index, i32, i32
      }
      %4 = arith.trunci %3#2 : i32 to i1
      scf.condition(%4) %3#0 : index
    } do {
    ^bb0(%arg3: index):
      scf.yield %arg3 : index
    }
    return
  }
}
