func.func @f(%x: i8) -> i8 {
  %c4 = arith.constant 4 : i8
  %0 = arith.shli %x, %c4 : i8
  %1 = arith.shrui %x, %c4 : i8
  %2 = arith.ori %0, %1 : i8
  return %2 : i8
}
// -----
spirv.func @f(%x: i8) -> i8 "None" {
  %0 = spirv.BitReverse %x : i8
  spirv.ReturnValue %0 : i8
}
// expect: different
