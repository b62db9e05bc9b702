// options: --accept real
func.func @f(%x: f32, %a: f32, %b: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %p = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (f32) {
    %z = arith.mulf %y, %y : f32
    scf.yield %z : f32
  }
  %s = arith.addf %a, %b : f32
  %r = arith.mulf %p, %s : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %a: f32, %b: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %p = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (f32) {
    %z = arith.mulf %y, %y : f32
    scf.yield %z : f32
  }
  %s = arith.mulf %p, %a : f32
  %t = arith.mulf %p, %b : f32
  %r = arith.addf %s, %t : f32
  return %r : f32
}
// expect: equivalent real static
