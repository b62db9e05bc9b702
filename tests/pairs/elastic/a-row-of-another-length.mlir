func.func @f(%n: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i, 3] : memref<?x?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?x?xf32>, %x: f32) {
  %one = arith.constant 1 : index
  %k = arith.constant 300 : index
  %d = memref.dim %A, %one : memref<?x?xf32>
  %q = arith.divui %d, %k : index
  %m = arith.addi %q, %one : index
  affine.for %i = 0 to %n { 
    %three = arith.constant 3 : index
    %j = arith.divui %three, %m : index
    memref.store %x, %A[%i, %j] : memref<?x?xf32> }
  return
}
// expect: different
