hw.module @m(in %x: i8, out o: i4) {
  %u = hw.union_create "a", %x : !hw.union<a: i8, b: i4, c: i4 offset 4>
  %o = hw.union_extract %u["b"] : !hw.union<a: i8, b: i4, c: i4 offset 4>
  hw.output %o : i4
}
// -----
hw.module @m(in %x: i8, out o: i4) {
  %o = comb.extract %x from 4 : (i8) -> i4
  hw.output %o : i4
}
// expect: equivalent bitwise
