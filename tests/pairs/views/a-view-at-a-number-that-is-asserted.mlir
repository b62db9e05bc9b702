func.func @f(%D: memref<2xi4>, %C: memref<1xi1>, %A: memref<2x4xi8>, %B: memref<2x4xi8>, %O: memref<4xi8>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = memref.load %D[%v1] : memref<2xi4>
  %v4 = memref.load %D[%v2] : memref<2xi4>
  %v5 = memref.load %C[%v1] : memref<1xi1>
  %v6 = arith.constant 77 : i8
  %v7 = arith.constant 99 : i8
  %v8 = memref.alloc() : memref<2x4xi8>
  memref.copy %B, %v8 : memref<2x4xi8> to memref<2x4xi8>
  %v9 = memref.cast %A : memref<2x4xi8> to memref<2x4xi8, strided<[?, ?], offset: ?>>
  %v10 = memref.cast %B : memref<2x4xi8> to memref<2x4xi8, strided<[?, ?], offset: ?>>
  %v11 = memref.cast %v8 : memref<2x4xi8> to memref<2x4xi8, strided<[?, ?], offset: ?>>
  %v12 = arith.index_castui %v3 : i4 to index
  %v13 = memref.reinterpret_cast %B to offset: [%v12], sizes: [3], strides: [1] : memref<2x4xi8> to memref<3xi8, strided<[1], offset: ?>>
  %v14 = memref.cast %v13 : memref<3xi8, strided<[1], offset: ?>> to memref<3xi8, strided<[?], offset: ?>>
  %v15 = arith.extsi %v3 : i4 to i64
  %v16 = arith.constant 3 : i64
  %v17 = arith.subi %v15, %v16 : i64
  %v18 = arith.trunci %v15 : i64 to i4
  %v19 = arith.constant 3 : i4
  %v20 = arith.remui %v18, %v19 : i4
  scf.if %v5 {
  %v21 = arith.constant 0 : index
  %v22 = arith.constant 4 : index
  %v23 = arith.remui %v12, %v22 : index
  memref.store %v6, %v9[%v21, %v23] : memref<2x4xi8, strided<[?, ?], offset: ?>>
  }
  %v24 = memref.subview %B[0, 0] [2, 2] [1, 1] : memref<2x4xi8> to memref<2x2xi8, strided<[4, 1], offset: 0>>
  %v25 = memref.cast %v24 : memref<2x2xi8, strided<[4, 1], offset: 0>> to memref<2x2xi8, strided<[?, ?], offset: ?>>
  %v26 = memref.subview %A[%v12, 1] [2, 2] [1, 1] : memref<2x4xi8> to memref<2x2xi8, strided<[4, 1], offset: ?>>
  %v27 = memref.cast %v26 : memref<2x2xi8, strided<[4, 1], offset: ?>> to memref<2x2xi8, strided<[?, ?], offset: ?>>
  %v28 = arith.constant 1 : index
  %v29 = arith.cmpi sge, %v12, %v28 : index
  cf.assert %v29, "a number"
  %v30 = arith.constant 2 : index
  %v31 = arith.cmpi sle, %v12, %v30 : index
  cf.assert %v31, "a number"
  %v32 = arith.select %v5, %v27, %v25 : memref<2x2xi8, strided<[?, ?], offset: ?>>
  %v33 = arith.index_cast %v12 : index to i4
  %v34 = arith.select %v5, %v33, %v33 : i4
  %v35 = arith.index_cast %v4 : i4 to index
  %v36 = memref.load %v14[%v35] : memref<3xi8, strided<[?], offset: ?>>
  %v37 = arith.constant 1 : index
  memref.store %v36, %O[%v37] : memref<4xi8>
  return
}
// -----
func.func @f(%D: memref<2xi4>, %C: memref<1xi1>, %A: memref<2x4xi8>, %B: memref<2x4xi8>, %O: memref<4xi8>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = memref.load %D[%v1] : memref<2xi4>
  %v4 = memref.load %D[%v2] : memref<2xi4>
  %v5 = memref.load %C[%v1] : memref<1xi1>
  %v7 = arith.constant 99 : i8
  %v6 = arith.constant 77 : i8
  %v8 = memref.alloc() : memref<2x4xi8>
  memref.copy %B, %v8 : memref<2x4xi8> to memref<2x4xi8>
  %v9 = memref.cast %A : memref<2x4xi8> to memref<2x4xi8, strided<[?, ?], offset: ?>>
  %v10 = memref.cast %B : memref<2x4xi8> to memref<2x4xi8, strided<[?, ?], offset: ?>>
  %v11 = memref.cast %v8 : memref<2x4xi8> to memref<2x4xi8, strided<[?, ?], offset: ?>>
  %v12 = arith.index_castui %v3 : i4 to index
  %v13 = memref.reinterpret_cast %B to offset: [%v12], sizes: [3], strides: [1] : memref<2x4xi8> to memref<3xi8, strided<[1], offset: ?>>
  %v14 = memref.cast %v13 : memref<3xi8, strided<[1], offset: ?>> to memref<3xi8, strided<[?], offset: ?>>
  %v15 = arith.extsi %v3 : i4 to i64
  %v16 = arith.constant 3 : i64
  %v17 = arith.subi %v15, %v16 : i64
  %v18 = arith.trunci %v15 : i64 to i4
  %v19 = arith.constant 3 : i4
  %v20 = arith.remui %v18, %v19 : i4
  scf.if %v5 {
  %v21 = arith.constant 0 : index
  %v22 = arith.constant 4 : index
  %v23 = arith.remui %v12, %v22 : index
  memref.store %v6, %v9[%v21, %v23] : memref<2x4xi8, strided<[?, ?], offset: ?>>
  }
  %v24 = memref.subview %B[0, 0] [2, 2] [1, 1] : memref<2x4xi8> to memref<2x2xi8, strided<[4, 1], offset: 0>>
  %v25 = memref.cast %v24 : memref<2x2xi8, strided<[4, 1], offset: 0>> to memref<2x2xi8, strided<[?, ?], offset: ?>>
  %v26 = memref.subview %A[%v12, 1] [2, 2] [1, 1] : memref<2x4xi8> to memref<2x2xi8, strided<[4, 1], offset: ?>>
  %v27 = memref.cast %v26 : memref<2x2xi8, strided<[4, 1], offset: ?>> to memref<2x2xi8, strided<[?, ?], offset: ?>>
  %v28 = arith.constant 1 : index
  %v29 = arith.cmpi sge, %v12, %v28 : index
  cf.assert %v29, "a number"
  %v30 = arith.constant 2 : index
  %v31 = arith.cmpi sle, %v12, %v30 : index
  cf.assert %v31, "a number"
  %v32 = arith.select %v5, %v27, %v25 : memref<2x2xi8, strided<[?, ?], offset: ?>>
  %v33 = arith.index_cast %v12 : index to i4
  %v34 = arith.select %v5, %v33, %v33 : i4
  %v35 = arith.index_cast %v4 : i4 to index
  %v36 = memref.load %v14[%v35] : memref<3xi8, strided<[?], offset: ?>>
  %v37 = arith.constant 1 : index
  memref.store %v36, %O[%v37] : memref<4xi8>
  return
}
// expect: unknown
