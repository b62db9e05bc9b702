hw.module private @inner(in %a: i4, in %b: i4, in %c: i4, out r0: i4, out r1: i4) {
  %r:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  hw.output %r#0, %r#1 : i4, i4
}
hw.module @m(in %a: i4, in %b: i4, in %c: i4, out x: i4, out y : i4, out z : i4) {
  %r:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  %i.r0, %i.r1 = hw.instance "i" @inner(a: %a: i4, b: %b: i4, c: %c: i4) -> (r0: i4, r1: i4)
  %x = comb.xor %r#0, %i.r0 : i4
  hw.output %x, %r#1, %i.r1 : i4, i4, i4
}
// -----
hw.module private @inner(in %a: i4, in %b: i4, in %c: i4, out r0: i4, out r1: i4) {
  %r:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  hw.output %r#0, %r#1 : i4, i4
}
hw.module @m(in %a: i4, in %b: i4, in %c: i4, out x: i4, out y : i4, out z : i4) {
  %r:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  %i.r0, %i.r1 = hw.instance "i" @inner(a: %a: i4, b: %b: i4, c: %c: i4) -> (r0: i4, r1: i4)
  %x = comb.xor %i.r0, %r#0 : i4
  hw.output %x, %r#1, %i.r1 : i4, i4, i4
}
// expect: equivalent
