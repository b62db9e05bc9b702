func.func @f(%k: i8, %n: i64, %A: memref<?xf32>, %x: f32) {
  %wide = arith.extui %k : i8 to i64
  %same = arith.cmpi eq, %wide, %n : i64
  cf.assert %same, "equal"
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %up = arith.index_cast %n : i64 to index
  %other = arith.index_castui %k : i8 to index
  scf.for %i = %i0 to %up step %i1 { memref.store %x, %A[%i] : memref<?xf32> }
  scf.for %i = %i0 to %other step %i1 { memref.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%k: i8, %n: i64, %A: memref<?xf32>, %x: f32) {
  %wide = arith.extui %k : i8 to i64
  %same = arith.cmpi eq, %wide, %n : i64
  cf.assert %same, "equal"
  %c200 = arith.constant 200 : i64
  %bad = arith.cmpi sgt, %n, %c200 : i64
  scf.if %bad {
  } else {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %up = arith.index_cast %n : i64 to index
  %other = arith.index_castui %k : i8 to index
  scf.for %i = %i0 to %up step %i1 { memref.store %x, %A[%i] : memref<?xf32> }
  scf.for %i = %i0 to %other step %i1 { memref.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
