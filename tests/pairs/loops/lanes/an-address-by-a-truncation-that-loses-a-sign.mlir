func.func @f(%a: memref<200xi32>, %v: memref<200xi32>) {
  %c1 = arith.constant 1 : i32
  affine.for %i = 0 to 100 {
    %n = arith.index_cast %i : index to i32
    %m = arith.constant 0 : i32
    %s = arith.subi %m, %n : i32
    %k = arith.trunci %s : i32 to i8
    %e = arith.extsi %k : i8 to i32
    %p = arith.subi %m, %e : i32
    %j = arith.index_cast %p : i32 to index
    %x = memref.load %a[%j] : memref<200xi32>
    affine.store %x, %v[%i] : memref<200xi32>
  }
  return
}
// -----
func.func @f(%a: memref<200xi32>, %v: memref<200xi32>) {
  %c1 = arith.constant 1 : i32
  affine.for %i = 0 to 100 {
    %n = arith.index_cast %i : index to i32
    %m = arith.constant 0 : i32
    %s = arith.subi %m, %n : i32
    %k = arith.trunci %s overflow<nuw> : i32 to i8
    %e = arith.extsi %k : i8 to i32
    %p = arith.subi %m, %e : i32
    %j = arith.index_cast %p : i32 to index
    %x = memref.load %a[%j] : memref<200xi32>
    affine.store %x, %v[%i] : memref<200xi32>
  }
  return
}
// expect: unknown data
