// options: --func m
hw.module private @rd(inout %p : i8, out o : i8) {
  %q = sv.read_inout %p : !hw.inout<i8>
  hw.output %q : i8
}
hw.module @m(inout %a : i8, out y : i8) {
  %v = hw.instance "u" @rd(p: %a : !hw.inout<i8>) -> (o: i8)
  hw.output %v : i8
}

// -----

hw.module @m(inout %a : i8, out y : i8) {
  %v = sv.read_inout %a : !hw.inout<i8>
  hw.output %v : i8
}

// expect: equivalent
