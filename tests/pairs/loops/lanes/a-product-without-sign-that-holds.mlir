func.func @f(%v: memref<200xi32>) {
  %k = arith.constant 16777216 : i32
  affine.for %i = 0 to 200 {
    %n = arith.index_cast %i : index to i32
    %m = arith.muli %n, %k : i32
    affine.store %m, %v[%i] : memref<200xi32>
  }
  return
}
// -----
func.func @f(%v: memref<200xi32>) {
  %k = arith.constant 16777216 : i32
  affine.for %i = 0 to 200 {
    %n = arith.index_cast %i : index to i32
    %m = arith.muli %n, %k overflow<nuw> : i32
    affine.store %m, %v[%i] : memref<200xi32>
  }
  return
}
// expect: equivalent bitwise
