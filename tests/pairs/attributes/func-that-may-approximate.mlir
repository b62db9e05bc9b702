func.func @f(%x: f32, %y: f32) -> f32 {
  %a = arith.addf %x, %y : f32
  %b = arith.subf %a, %y : f32
  return %b : f32
}

// -----

func.func @f(%x: f32, %y: f32) -> f32 attributes {passthrough=[["unsafe-fp-math","true"]]} {
  %a = arith.addf %x, %y : f32
  %b = arith.subf %a, %y : f32
  return %b : f32
}

// expect: unknown unsupported
