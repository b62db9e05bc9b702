func.func @f(%A: vector<1x3xi32>, %B: vector<1xi32>) -> vector<2x1xi32> {
  %v1 = memref.alloca() : memref<1x3xi32>
  %v2 = arith.constant 0 : index
  vector.transfer_write %A, %v1[%v2, %v2] {in_bounds = [true, true]} : vector<1x3xi32>, memref<1x3xi32>
  %v3 = vector.constant_mask [0, 0] : vector<2x4xi1>
  %v4 = arith.constant 1 : i32
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 1 : index
  %v7 = vector.transfer_read %v1[%v5, %v6], %v4, %v3 {in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<1x3xi32>, vector<2x4xi32>
  %v8 = arith.constant 1 : index
  %v9 = vector.create_mask %v8 : vector<1xi1>
  %v10 = arith.select %v9, %B, %B : vector<1xi1>, vector<1xi32>
  %v11 = memref.alloca() : memref<2x4xi32>
  %v12 = arith.constant 0 : index
  vector.transfer_write %v7, %v11[%v12, %v12] {in_bounds = [true, true]} : vector<2x4xi32>, memref<2x4xi32>
  %v13 = arith.constant 4 : i32
  %v14 = arith.constant 1 : index
  %v15 = arith.constant 0 : index
  %v16 = vector.transfer_read %v11[%v14, %v15], %v13 {in_bounds = [false], permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<2x4xi32>, vector<2xi32>
  %v17 = vector.shape_cast %v16 : vector<2xi32> to vector<2x1xi32>
  %v18 = arith.constant dense<0> : vector<2x1xi32>
  %v19 = vector.outerproduct %v16, %v10, %v18 {kind = #vector.kind<add>} : vector<2xi32>, vector<1xi32>
  return %v19 : vector<2x1xi32>
}
// -----
func.func @f(%A: vector<1x3xi32>, %B: vector<1xi32>) -> vector<2x1xi32> {
  %t0 = arith.constant 1 : i32
  %t1 = vector.extract %B[0] : i32 from vector<1xi32>
  %t2 = arith.muli %t0, %t1 : i32
  %t3 = arith.constant 0 : i32
  %t4 = arith.addi %t2, %t3 : i32
  %r = vector.from_elements %t4, %t4 : vector<2x1xi32>
  return %r : vector<2x1xi32>
}

// expect: equivalent bitwise static
