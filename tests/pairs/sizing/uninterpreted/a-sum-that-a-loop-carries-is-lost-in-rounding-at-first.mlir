func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32

  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  %z = arith.constant 0.0 : f32
  %e = arith.constant 1.0e-12 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %y = arith.addf %x, %a : f32
    memref.store %y, %A[%i] : memref<?xf32>
    %b = arith.addf %a, %e : f32
    scf.yield %b : f32
  }
  return
}
// expect: unknown not-covered
