// options: --func m
hw.module private @dr(inout %p : i8, in %v : i8) {
  sv.assign %p, %v : i8
}
hw.module @m(inout %a : i8, in %b : i8, out y : i8) {
  hw.instance "u" @dr(p: %a : !hw.inout<i8>, v: %b : i8) -> ()
  hw.output %b : i8
}

// -----

hw.module @m(inout %a : i8, in %b : i8, out y : i8) {
  sv.assign %a, %b : i8
  hw.output %b : i8
}

// expect: equivalent
