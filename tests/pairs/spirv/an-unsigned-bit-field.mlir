// The source is undefined where there is no bit.
func.func @f(%x: i32, %p: i32, %q: i32) -> i32 {
  %c15 = arith.constant 15 : i32
  %o = arith.andi %p, %c15 : i32
  %n = arith.andi %q, %c15 : i32
  %c32 = arith.constant 32 : i32
  %m = arith.subi %c32, %n : i32
  %k = arith.subi %m, %o : i32
  %l = arith.shli %x, %k : i32
  %r = arith.shrui %l, %m : i32
  return %r : i32
}
// -----
spirv.func @f(%x: i32, %p: i32, %q: i32) -> i32 "None" {
  %c15 = spirv.Constant 15 : i32
  %o = spirv.BitwiseAnd %p, %c15 : i32
  %n = spirv.BitwiseAnd %q, %c15 : i32
  %0 = spirv.BitFieldUExtract %x, %o, %n : i32, i32, i32
  spirv.ReturnValue %0 : i32
}
// expect: equivalent bitwise static
