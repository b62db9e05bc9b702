hw.module @m<p: i4 = 3>(in %a: i4, out o: i4) {
  %p = hw.param.value i4 = #hw.param.expr.add<#hw.param.decl.ref<"p">, #hw.param.decl.ref<"p">>
  %o = comb.add %a, %p : i4
  hw.output %o : i4
}
// -----
hw.module @m<p: i4 = 3>(in %a: i4, out o: i4) {
  %p = hw.param.value i4 = #hw.param.expr.shl<#hw.param.decl.ref<"p">, 1>
  %o = comb.add %a, %p : i4
  hw.output %o : i4
}
// expect: equivalent bitwise
