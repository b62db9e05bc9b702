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
    %2 = vector.mask %1 { vector.transfer_read %arg0[%c0, %c0], %0 {in_bounds = [true, true, true], permutation_map = #map} : memref<3x4xf32, strided<[?, ?], offset: ?>>, vector<4x4x4xf32> } : vector<4x4xi1> -> vector<4x4x4xf32>
    %3 = vector.constant_mask [4, 3] : vector<4x4xi1>
    %4 = vector.mask %3 { vector.transfer_read %arg1[%c0, %c0], %0 {in_bounds = [true, true, true], permutation_map = #map1} : memref<4x3xf32, strided<[?, ?], offset: ?>>, vector<4x4x4xf32> } : vector<4x4xi1> -> vector<4x4x4xf32>
    %5 = vector.constant_mask [3, 3] : vector<4x4xi1>
    %6 = vector.mask %5 { vector.transfer_read %alloc[%c0, %c0], %0 {in_bounds = [true, true]} : memref<3x3xf32>, vector<4x4xf32> } : vector<4x4xi1> -> vector<4x4xf32>
    %7 = arith.mulf %2, %4 : vector<4x4x4xf32>
    %8 = vector.constant_mask [3, 3, 4] : vector<4x4x4xi1>
    %9 = vector.mask %8 { vector.multi_reduction <add>, %7, %6 [2] : vector<4x4x4xf32> to vector<4x4xf32> } : vector<4x4x4xi1> -> vector<4x4xf32>
    vector.mask %5 { vector.transfer_write %9, %alloc[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<3x3xf32> } : vector<4x4xi1>
    %cast = memref.cast %alloc : memref<3x3xf32> to memref<3x3xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<3x3xf32>
  }
}
