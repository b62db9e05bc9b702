hw.module @m(in %a : i8, in %c : i1, in %clk : i1, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  sv.alwaysff(posedge %clk) {
    sv.passign %r, %a : i8
  } (syncreset : posedge %c) {
    sv.passign %r, %a : i8
  }
  %v = sv.read_inout %r : !hw.inout<i8>
  hw.output %v : i8
}
// -----
hw.module @m(in %a : i8, in %c : i1, in %clk : i1, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  sv.alwaysff(posedge %clk) {
    sv.passign %r, %a : i8
  }
  %v = sv.read_inout %r : !hw.inout<i8>
  hw.output %v : i8
}
// expect: equivalent bitwise static
