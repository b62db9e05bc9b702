func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.index_cast %n : index to i32
  %g = arith.sitofp %m : i32 to f32
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %A[%i] : memref<?xf32>
    %y = arith.divf %x, %g : f32
    memref.store %y, %B[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %A[%i] : memref<?xf32>
    %m = arith.index_cast %n : index to i32
    %g = arith.sitofp %m : i32 to f32
    %y = arith.divf %x, %g : f32
    memref.store %y, %B[%i] : memref<?xf32>
  }
  return
}
// expect: equivalent bitwise
