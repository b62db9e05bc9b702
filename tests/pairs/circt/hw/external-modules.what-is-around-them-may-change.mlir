hw.module.extern @Ext<W: i32>(in %x: i4, in %en: i1, out y: i4)
hw.module @m(in %a: i4, in %b: i4, in %en: i1, out o: i4, out p: i4) {
  %x = comb.add %a, %b : i4
  %s = hw.instance "s" @Ext<W: i32 = 4>(x: %x: i4, en: %en: i1) -> (y: i4)
  %o = comb.xor %s, %s : i4
  hw.output %o, %s : i4, i4
}
// -----
hw.module.extern @Ext<W: i32>(in %x: i4, in %en: i1, out y: i4)
hw.module @m(in %a: i4, in %b: i4, in %en: i1, out o: i4, out p: i4) {
  %x = comb.add %b, %a : i4
  %s = hw.instance "s" @Ext<W: i32 = 4>(x: %x: i4, en: %en: i1) -> (y: i4)
  %o = hw.constant 0 : i4
  hw.output %o, %s : i4, i4
}
// expect: equivalent bitwise
