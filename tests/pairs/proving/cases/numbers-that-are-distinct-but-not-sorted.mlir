// options: --assume A:0..3 --assume A:distinct
// The largest of distinct numbers need not be the last one.
func.func @f(%A: memref<4xi32>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %m = scf.for %i = %c0 to %c4 step %c1 iter_args(%l = %zero) -> i32 {
    %a = memref.load %A[%i] : memref<4xi32>
    %n = arith.maxsi %a, %l : i32
    scf.yield %n : i32
  }
  memref.store %m, %B[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%A: memref<4xi32>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = memref.load %A[%c3] : memref<4xi32>
  memref.store %a, %B[%c0] : memref<1xi32>
  return
}
// expect: different
