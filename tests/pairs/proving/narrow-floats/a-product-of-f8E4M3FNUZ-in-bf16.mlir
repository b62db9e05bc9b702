func.func @f(%a: f8E4M3FNUZ, %b: f8E4M3FNUZ) -> f8E4M3FNUZ {
  %r = arith.mulf %a, %b : f8E4M3FNUZ
  return %r : f8E4M3FNUZ
}
// -----
func.func @f(%a: f8E4M3FNUZ, %b: f8E4M3FNUZ) -> f8E4M3FNUZ {
  %x = arith.extf %a : f8E4M3FNUZ to bf16
  %y = arith.extf %b : f8E4M3FNUZ to bf16
  %s = arith.mulf %x, %y : bf16
  %r = arith.truncf %s : bf16 to f8E4M3FNUZ
  return %r : f8E4M3FNUZ
}
// expect: unknown open-obligation
