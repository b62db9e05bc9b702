func.func @f(%x: f32) -> bf16 {
  %r = arith.truncf %x : f32 to bf16
  return %r : bf16
}
// -----
func.func @f(%x: f32) -> bf16 {
  %b = arith.bitcast %x : f32 to i32
  %c = arith.constant 16 : i32
  %o = arith.constant 1 : i32
  %k = arith.constant 32767 : i32
  %l = arith.shrui %b, %c : i32
  %l1 = arith.andi %l, %o : i32
  %bias = arith.addi %l1, %k : i32
  %s = arith.addi %b, %bias : i32
  %h = arith.shrui %s, %c : i32
  %t = arith.trunci %h : i32 to i16
  %r = arith.bitcast %t : i16 to bf16
  return %r : bf16
}
// expect: unknown open-obligation
