// options: --func m
hw.module private @dr(inout %p : i8, in %v : i8) {
  sv.assign %p, %v : i8
}
hw.module @m(inout %a : i8, in %b : i8, in %c : i8, out y : i8) {
  %w = sv.wire : !hw.inout<i8>
  hw.instance "u" @dr(p: %w : !hw.inout<i8>, v: %b : i8) -> ()
  sv.assign %w, %c : i8
  %v = sv.read_inout %w : !hw.inout<i8>
  hw.output %v : i8
}

// -----

hw.module @m(inout %a : i8, in %b : i8, in %c : i8, out y : i8) {
  hw.output %c : i8
}

// expect: unknown unsupported
