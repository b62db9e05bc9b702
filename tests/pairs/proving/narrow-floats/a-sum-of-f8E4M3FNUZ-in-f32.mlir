func.func @f(%a: f8E4M3FNUZ, %b: f8E4M3FNUZ) -> f8E4M3FNUZ {
  %r = arith.addf %a, %b : f8E4M3FNUZ
  return %r : f8E4M3FNUZ
}
// -----
func.func @f(%a: f8E4M3FNUZ, %b: f8E4M3FNUZ) -> f8E4M3FNUZ {
  %x = arith.extf %b : f8E4M3FNUZ to f32
  %y = arith.extf %a : f8E4M3FNUZ to f32
  %s = arith.addf %x, %y : f32
  %r = arith.truncf %s : f32 to f8E4M3FNUZ
  return %r : f8E4M3FNUZ
}
// expect: equivalent bitwise static
