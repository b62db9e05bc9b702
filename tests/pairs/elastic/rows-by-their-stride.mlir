func.func @f(%n: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i, 3] : memref<?x?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?x?xf32>, %x: f32) {
  %one = arith.constant 1 : index
  %z = arith.constant 0 : index
  %three = arith.constant 3 : index
  %d = memref.dim %A, %one : memref<?x?xf32>
  %r = memref.dim %A, %z : memref<?x?xf32>
  %t = arith.muli %d, %r : index
  %F = memref.reinterpret_cast %A to offset: [0], sizes: [%t], strides: [1] : memref<?x?xf32> to memref<?xf32>
  scf.for %i = %z to %n step %one {
    %a = arith.muli %i, %d : index
    %b = arith.addi %a, %three : index
    memref.store %x, %F[%b] : memref<?xf32>
  }
  return
}
// expect: equivalent
