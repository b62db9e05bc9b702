#map = affine_map<(d0, d1) -> (d0, 0, d1)>
#map1 = affine_map<(d0, d1) -> (0, d1, d0)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<3x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<4x3xf32, strided<[?, ?], offset: ?>>) -> memref<3x3xf32> {
    %0 = ub.poison : f32
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x3xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<3x3xf32>)
    %1 = vector.constant_mask [3, 4] : vector<4x4xi1>
    %2 = vector.transfer_read %arg0[%c0, %c0], %0, %1 {in_bounds = [true, true, true], permutation_map = #map} : memref<3x4xf32, strided<[?, ?], offset: ?>>, vector<4x4x4xf32>
    %3 = vector.constant_mask [4, 3] : vector<4x4xi1>
    %4 = vector.transfer_read %arg1[%c0, %c0], %0, %3 {in_bounds = [true, true, true], permutation_map = #map1} : memref<4x3xf32, strided<[?, ?], offset: ?>>, vector<4x4x4xf32>
    %5 = vector.constant_mask [3, 3] : vector<4x4xi1>
    %6 = vector.transfer_read %alloc[%c0, %c0], %0, %5 {in_bounds = [true, true]} : memref<3x3xf32>, vector<4x4xf32>
    %7 = arith.mulf %2, %4 : vector<4x4x4xf32>
    %8 = vector.constant_mask [3, 3, 4] : vector<4x4x4xi1>
    %9 = vector.transpose %8, [2, 0, 1] : vector<4x4x4xi1> to vector<4x4x4xi1>
    %10 = vector.transpose %7, [2, 0, 1] : vector<4x4x4xf32> to vector<4x4x4xf32>
    %11 = vector.shape_cast %9 : vector<4x4x4xi1> to vector<4x16xi1>
    %12 = vector.shape_cast %10 : vector<4x4x4xf32> to vector<4x16xf32>
    %13 = vector.shape_cast %6 : vector<4x4xf32> to vector<16xf32>
    %14 = vector.extract %12[0] : vector<16xf32> from vector<4x16xf32>
    %15 = vector.extract %11[0] : vector<16xi1> from vector<4x16xi1>
    %16 = arith.addf %14, %13 : vector<16xf32>
    %17 = arith.select %15, %16, %13 : vector<16xi1>, vector<16xf32>
    %18 = vector.extract %12[1] : vector<16xf32> from vector<4x16xf32>
    %19 = vector.extract %11[1] : vector<16xi1> from vector<4x16xi1>
    %20 = arith.addf %18, %17 : vector<16xf32>
    %21 = arith.select %19, %20, %17 : vector<16xi1>, vector<16xf32>
    %22 = vector.extract %12[2] : vector<16xf32> from vector<4x16xf32>
    %23 = vector.extract %11[2] : vector<16xi1> from vector<4x16xi1>
    %24 = arith.addf %22, %21 : vector<16xf32>
    %25 = arith.select %23, %24, %21 : vector<16xi1>, vector<16xf32>
    %26 = vector.extract %12[3] : vector<16xf32> from vector<4x16xf32>
    %27 = vector.extract %11[3] : vector<16xi1> from vector<4x16xi1>
    %28 = arith.addf %26, %25 : vector<16xf32>
    %29 = arith.select %27, %28, %25 : vector<16xi1>, vector<16xf32>
    %30 = vector.shape_cast %29 : vector<16xf32> to vector<4x4xf32>
    vector.transfer_write %30, %alloc[%c0, %c0], %5 {in_bounds = [true, true]} : vector<4x4xf32>, memref<3x3xf32>
    return %alloc : memref<3x3xf32>
  }
}
