func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %z = arith.constant 0 : index
      %one = arith.constant 1 : index
      %four = arith.constant 4 : index
      %zero = arith.constant 0.0 : f32
      %s = scf.parallel (%i) = (%z) to (%four) step (%one) init (%zero) -> f32 {
        %a = memref.load %A[%i] : memref<4xf32>
        scf.reduce(%a : f32) {
        ^bb0(%l: f32, %r: f32):
          %t = arith.addf %l, %r : f32
          scf.reduce.return %t : f32
        }
      }
      memref.store %s, %B[%z] : memref<4xf32>
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %z = arith.constant 0 : index
      %one = arith.constant 1 : index
      %four = arith.constant 4 : index
      %zero = arith.constant 0.0 : f32
      %s = scf.for %i = %z to %four step %one iter_args(%acc = %zero) -> f32 {
        %a = memref.load %A[%i] : memref<4xf32>
        %t = arith.addf %acc, %a : f32
        scf.yield %t : f32
      }
      memref.store %s, %B[%z] : memref<4xf32>
  return
}
// expect: equivalent bitwise
