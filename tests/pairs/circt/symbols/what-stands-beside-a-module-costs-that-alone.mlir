// options: --func Top
hw.hierpath private @path [@Top::@a, @Sub]
sv.macro.decl @RANDOM
om.class @Meta(%x: !om.integer) {
  om.class.fields %x : !om.integer
}
hw.module private @Sub(in %x: i4, out y: i4) {
  %c = hw.constant 3 : i4
  %0 = comb.and %x, %c : i4
  hw.output %0 : i4
}
hw.module @Top(in %x: i4, out y: i4) {
  %0 = hw.instance "a" sym @a @Sub(x: %x: i4) -> (y: i4)
  hw.output %0 : i4
}
// -----
hw.hierpath private @path [@Sub]
sv.macro.decl @RANDOM
om.class @Meta(%x: !om.integer) {
  om.class.fields %x : !om.integer
}
hw.module private @Sub(in %x: i4, out y: i4) {
  %c = hw.constant 3 : i4
  %0 = comb.and %x, %c : i4
  hw.output %0 : i4
}
hw.module @Top(in %x: i4, out y: i4) {
  %0 = hw.instance "a" sym @a @Sub(x: %x: i4) -> (y: i4)
  hw.output %0 : i4
}
// expect: equivalent bitwise
