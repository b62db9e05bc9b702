hw.module @m<p: i4 = 3>(in %a: i4, out o: i4) {
  %p = hw.param.value i4 = #hw.param.decl.ref<"p">
  %o = comb.add %a, %p : i4
  hw.output %o : i4
}
// -----
hw.module @m<p: i4 = 3>(in %a: i4, out o: i4) {
  %p = hw.param.value i4 = 3
  %o = comb.add %a, %p : i4
  hw.output %o : i4
}
// expect: different
