// options: --assume alias:A,B
func.func @f(%A: memref<130xi32>, %B: memref<130xi32>) {
  affine.for %i = 0 to 130 {
    %a = affine.load %A[%i] : memref<130xi32>
    %b = arith.addi %a, %a : i32
    affine.store %b, %B[%i] : memref<130xi32>
  }
  return
}
// -----
func.func @f(%A: memref<130xi32>, %B: memref<130xi32>) {
  %two = arith.constant 2 : i32
  affine.for %i = 0 to 130 {
    %a = affine.load %A[%i] : memref<130xi32>
    %b = arith.muli %a, %two : i32
    affine.store %b, %B[%i] : memref<130xi32>
  }
  return
}
// expect: unknown
