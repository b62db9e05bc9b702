// options: --assume at:0..3
// The source reads beyond the buffer in some cases, and the target is free there.
func.func @f(%at: memref<2xindex>, %A: memref<3xf32>, %B: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c2 step %c1 {
    %n = memref.load %at[%i] : memref<2xindex>
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%t = %zero) -> f32 {
      scf.yield %t : f32
    }
    %a = memref.load %A[%n] : memref<3xf32>
    memref.store %a, %B[%i] : memref<2xf32>
  }
  return
}
// -----
func.func @f(%at: memref<2xindex>, %A: memref<3xf32>, %B: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c1 to %c0 step %c1 {
  }
  %first = memref.load %at[%c1] : memref<2xindex>
  %m = arith.minui %first, %c2 : index
  %a = memref.load %A[%m] : memref<3xf32>
  memref.store %a, %B[%c1] : memref<2xf32>
  %second = memref.load %at[%c0] : memref<2xindex>
  %n = arith.minui %second, %c2 : index
  %b = memref.load %A[%n] : memref<3xf32>
  memref.store %b, %B[%c0] : memref<2xf32>
  return
}
// expect: equivalent bitwise static
