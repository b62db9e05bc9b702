func.func @f(%i: index, %x: f32) -> f32 {
  %r = scf.index_switch %i -> f32
  case 123456 { scf.yield %x : f32 }
  default { %b = arith.mulf %x, %x : f32
    scf.yield %b : f32 }
  return %r : f32
}
// -----
func.func @f(%i: index, %x: f32) -> f32 {
  %b = arith.mulf %x, %x : f32
  return %b : f32
}
// expect: different
