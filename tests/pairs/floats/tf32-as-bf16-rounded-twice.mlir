func.func @f(%a: f32) -> bf16 {
  %r = arith.truncf %a : f32 to bf16
  return %r : bf16
}

// -----

func.func @f(%a: f32) -> bf16 {
  %t = arith.truncf %a : f32 to tf32
  %r = arith.truncf %t : tf32 to bf16
  return %r : bf16
}

// expect: different
