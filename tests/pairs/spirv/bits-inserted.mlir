func.func @f(%x: i16, %y: i16) -> i16 {
  %keep = arith.constant -4081 : i16
  %field = arith.constant 4080 : i16
  %c4 = arith.constant 4 : i16
  %0 = arith.shli %y, %c4 : i16
  %1 = arith.andi %0, %field : i16
  %2 = arith.andi %x, %keep : i16
  %3 = arith.ori %1, %2 : i16
  return %3 : i16
}
// -----
spirv.func @f(%x: i16, %y: i16) -> i16 "None" {
  %o = spirv.Constant 4 : i32
  %n = spirv.Constant 8 : i32
  %0 = spirv.BitFieldInsert %x, %y, %o, %n : i16, i32, i32
  spirv.ReturnValue %0 : i16
}
// expect: equivalent bitwise static
