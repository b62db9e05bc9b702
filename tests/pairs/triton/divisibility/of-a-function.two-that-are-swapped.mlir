func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = arith.index_cast %m : i32 to index
  %columns = arith.index_cast %n : i32 to index
  scf.for %i = %zero to %rows step %one {
    scf.for %j = %zero to %columns step %one {
      %line = arith.muli %i, %columns : index
      %at = arith.addi %line, %j : index
      %x = memref.load %A[%at] : memref<?xf32>
      memref.store %x, %B[%at] : memref<?xf32>
    }
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %m: i32 {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = arith.index_cast %m : i32 to index
  %columns = arith.index_cast %n : i32 to index
  scf.for %i = %zero to %rows step %one {
    scf.for %j = %zero to %columns step %one {
      %line = arith.muli %i, %rows : index
      %at = arith.addi %line, %j : index
      %x = memref.load %A[%at] : memref<?xf32>
      memref.store %x, %B[%at] : memref<?xf32>
    }
  }
  return
}
// expect: different
