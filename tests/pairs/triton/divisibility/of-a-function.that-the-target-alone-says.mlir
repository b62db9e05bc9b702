func.func @f(%A: memref<?xf32>, %n: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.index_cast %n : i32 to index
  scf.for %i = %zero to %end step %one {
    %x = memref.load %A[%i] : memref<?xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: i32 {tt.divisibility = 16 : i32}) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.index_cast %n : i32 to index
  scf.for %i = %zero to %end step %one {
    %x = memref.load %A[%i] : memref<?xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
