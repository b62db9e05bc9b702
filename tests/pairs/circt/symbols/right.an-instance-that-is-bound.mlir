// options: --func m
hw.module private @sub(in %v : i8, out o : i8) {
  hw.output %v : i8
}
sv.bind <@m::@u>
hw.module @m(in %b : i8, out y : i8) {
  %r = hw.instance "u" sym @u @sub(v: %b : i8) -> (o: i8) {doNotPrint}
  hw.output %r : i8
}

// -----

hw.module private @sub(in %v : i8, out o : i8) {
  hw.output %v : i8
}
sv.bind <@m::@u>
hw.module @m(in %b : i8, out y : i8) {
  %r = hw.instance "u" sym @u @sub(v: %b : i8) -> (o: i8) {doNotPrint}
  hw.output %r : i8
}

// expect: equivalent
