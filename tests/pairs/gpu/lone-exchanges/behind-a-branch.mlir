func.func @f(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  cf.br ^two
^two:
  %r = amdgpu.permlane_swap %x 16 : i32
  return %r : i32
}
// -----
func.func @f(%x: i32, %c: i1) -> i32 {
  %r = amdgpu.permlane_swap %x 16 : i32
  return %r : i32
}
// expect: unknown unsupported
