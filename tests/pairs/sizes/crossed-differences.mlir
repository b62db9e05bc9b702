func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %C: memref<?xf32>, %n: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.for %i = %0 to %n step %1 {
    %a = memref.load %A[%i] : memref<?xf32>
    %b = memref.load %B[%i] : memref<?xf32>
    %c = arith.subf %a, %b : f32
    %d = arith.subf %b, %a : f32
    %e = arith.addf %c, %d : f32
    memref.store %e, %C[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %C: memref<?xf32>, %n: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.for %i = %0 to %n step %1 {
    %a = memref.load %A[%i] : memref<?xf32>
    %b = memref.load %B[%i] : memref<?xf32>
    %c = arith.subf %a, %b : f32
    %d = arith.subf %b, %a : f32
    %e = arith.addf %d, %c : f32
    memref.store %e, %C[%i] : memref<?xf32>
  }
  return
}
// expect: equivalent bitwise all-sizes
