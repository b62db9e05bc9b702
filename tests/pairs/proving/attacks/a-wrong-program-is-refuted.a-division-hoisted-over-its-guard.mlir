func.func @f(%n: index, %x: i32, %y: i32, %A: memref<?xi32>) {
  affine.for %i = 0 to %n {
    %q = arith.divsi %x, %y : i32
    affine.store %q, %A[%i] : memref<?xi32>
  }
  return
}
// -----
func.func @f(%n: index, %x: i32, %y: i32, %A: memref<?xi32>) {
  %q = arith.divsi %x, %y : i32
  affine.for %i = 0 to %n {
    affine.store %q, %A[%i] : memref<?xi32>
  }
  return
}
// expect: different
