func.func @f(%i: index, %x: f32) -> f32 {
  %r = scf.index_switch %i -> f32
  case 0 { scf.yield %x : f32 }
  case 7 { %a = arith.addf %x, %x : f32
    scf.yield %a : f32 }
  default { %b = arith.mulf %x, %x : f32
    scf.yield %b : f32 }
  return %r : f32
}
// -----
func.func @f(%i: index, %x: f32) -> f32 {
  %r = scf.index_switch %i -> f32
  case 0 { scf.yield %x : f32 }
  default { %b = arith.mulf %x, %x : f32
    scf.yield %b : f32 }
  return %r : f32
}
// expect: different
