hw.module.extern @Ext<W: i32>(in %x: i4, in %en: i1, out y: i4)
hw.module @m(in %a: i4, in %b: i4, in %en: i1, out o: i4, out p: i4) {
  %s = hw.instance "s" @Ext<W: i32 = 4>(x: %a: i4, en: %en: i1) -> (y: i4)
  %t = hw.instance "t" @Ext<W: i32 = 4>(x: %b: i4, en: %en: i1) -> (y: i4)
  hw.output %s, %t : i4, i4
}
// -----
hw.module.extern @Ext<W: i32>(in %x: i4, in %en: i1, out y: i4)
hw.module @m(in %a: i4, in %b: i4, in %en: i1, out o: i4, out p: i4) {
  %s = hw.instance "s" @Ext<W: i32 = 4>(x: %a: i4, en: %en: i1) -> (y: i4)
  %t = hw.instance "t" @Ext<W: i32 = 4>(x: %b: i4, en: %en: i1) -> (y: i4)
  hw.output %t, %s : i4, i4
}
// expect: different
