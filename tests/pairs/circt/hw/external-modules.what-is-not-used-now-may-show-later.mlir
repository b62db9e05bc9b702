hw.module.extern @Ext<W: i32>(in %x: i4, in %en: i1, out y: i4)
hw.module @m(in %a: i4, in %b: i4, in %en: i1, out o: i4, out p: i4) {
  %z = hw.constant 0 : i4
  %x = comb.mux %en, %a, %z : i4
  %s = hw.instance "s" @Ext<W: i32 = 4>(x: %x: i4, en: %en: i1) -> (y: i4)
  %o = comb.mux %en, %s, %z : i4
  hw.output %o, %z : i4, i4
}
// -----
hw.module.extern @Ext<W: i32>(in %x: i4, in %en: i1, out y: i4)
hw.module @m(in %a: i4, in %b: i4, in %en: i1, out o: i4, out p: i4) {
  %z = hw.constant 0 : i4
  %s = hw.instance "s" @Ext<W: i32 = 4>(x: %a: i4, en: %en: i1) -> (y: i4)
  %o = comb.mux %en, %s, %z : i4
  hw.output %o, %z : i4, i4
}
// expect: different
