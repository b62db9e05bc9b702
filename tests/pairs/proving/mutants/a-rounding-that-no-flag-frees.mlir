// Halves are one apart from 1024 to 2048; the sums may be left out, and the rounding that no flag frees may not.
func.func @f(%i: i32) -> f32 {
  %most = arith.constant 4095 : i32
  %one = arith.constant 1 : i32
  %base = arith.constant 4096 : i32
  %fourth = arith.constant 0.25 : f32
  %large = arith.constant 68719476736.0 : f32
  %0 = arith.andi %i, %most : i32
  %1 = arith.ori %0, %one : i32
  %2 = arith.addi %1, %base : i32
  %3 = arith.sitofp %2 : i32 to f32
  %x = arith.mulf %3, %fourth : f32
  %h = arith.truncf %x : f32 to f16
  %e = arith.extf %h : f16 to f32
  %s = arith.addf %e, %large fastmath<reassoc> : f32
  %r = arith.subf %s, %large fastmath<reassoc> : f32
  return %r : f32
}
// -----
func.func @f(%i: i32) -> f32 {
  %most = arith.constant 4095 : i32
  %one = arith.constant 1 : i32
  %base = arith.constant 4096 : i32
  %fourth = arith.constant 0.25 : f32
  %0 = arith.andi %i, %most : i32
  %1 = arith.ori %0, %one : i32
  %2 = arith.addi %1, %base : i32
  %3 = arith.sitofp %2 : i32 to f32
  %x = arith.mulf %3, %fourth : f32
  %r = math.roundeven %x : f32
  return %r : f32
}
// expect: unknown open-obligation
