// options: --accept bitwise
func.func @f(%A: memref<4000000000xf32>, %B: memref<1xf32>) {
  %many = arith.constant 4000000000 : index

  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %many step %c1 iter_args(%l = %zero) -> (f32) {
    %a = memref.load %A[%i] : memref<4000000000xf32>
    %t = arith.addf %l, %a : f32
    scf.yield %t : f32
  }
  memref.store %s, %B[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%A: memref<4000000000xf32>, %B: memref<1xf32>) {
  %many = arith.constant 4000000000 : index

  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %s = scf.parallel (%i) = (%c0) to (%many) step (%c1) init (%zero) -> f32 {
    %a = memref.load %A[%i] : memref<4000000000xf32>
    scf.reduce(%a : f32) {
    ^bb0(%l: f32, %r: f32):
      %t = arith.addf %l, %r : f32
      scf.reduce.return %t : f32
    }
  }
  memref.store %s, %B[%c0] : memref<1xf32>
  return
}
// expect: unknown
