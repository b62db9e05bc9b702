hw.module private @Add<p: i4 = 3>(in %x: i4, out y: i4) {
  %p = hw.param.value i4 = #hw.param.decl.ref<"p">
  %y = comb.add %x, %p : i4
  hw.output %y : i4
}
hw.module @m(in %a: i4, out o: i4) {
  %o = hw.instance "i" @Add<p: i4 = 5>(x: %a: i4) -> (y: i4)
  hw.output %o : i4
}
// -----
hw.module @m(in %a: i4, out o: i4) {
  %c = hw.constant 3 : i4
  %o = comb.add %a, %c : i4
  hw.output %o : i4
}
// expect: different
