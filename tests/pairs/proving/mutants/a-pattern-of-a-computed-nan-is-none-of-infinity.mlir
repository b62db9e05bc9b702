// A NaN has some bits of its fraction set, whichever it is.
func.func @f(%x: f32, %y: f32) -> i1 {
  %s = arith.addf %x, %y : f32
  %n = arith.cmpf uno, %s, %s : f32
  return %n : i1
}
// -----
func.func @f(%x: f32, %y: f32) -> i1 {
  %s = arith.addf %x, %y : f32
  %b = arith.bitcast %s : f32 to i32
  %e = arith.constant 2139095040 : i32
  %m = arith.constant 2147483647 : i32
  %a = arith.andi %b, %m : i32
  %n = arith.cmpi ugt, %a, %e : i32
  return %n : i1
}
// expect: equivalent bitwise static
