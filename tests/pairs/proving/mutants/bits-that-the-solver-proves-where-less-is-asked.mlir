// options: --accept real
// No input shows a difference in bits, and the solver is asked for them.
func.func @f(%x: f32) -> f32 {
  %b = arith.bitcast %x : f32 to i32
  %m = arith.constant -2147483648 : i32
  %n = arith.xori %b, %m : i32
  %r = arith.bitcast %n : i32 to f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %b = arith.bitcast %x : f32 to i32
  %m = arith.constant -2147483648 : i32
  %p = arith.constant 2147483647 : i32
  %lo = arith.andi %b, %p : i32
  %hi = arith.andi %b, %m : i32
  %is = arith.cmpi eq, %hi, %m : i32
  %z = arith.constant 0 : i32
  %s = arith.select %is, %z, %m : i32
  %n = arith.ori %lo, %s : i32
  %r = arith.bitcast %n : i32 to f32
  return %r : f32
}
// expect: equivalent bitwise
