hw.module.extern @ex(inout %p : i8)
hw.module @m(inout %a : i8, in %b : i8, in %c : i8, out y : i8) {
  hw.instance "u" @ex(p: %a : !hw.inout<i8>) -> ()
  %v = sv.read_inout %a : !hw.inout<i8>
  hw.output %v : i8
}

// -----

hw.module.extern @ex(inout %p : i8)
hw.module @m(inout %a : i8, in %b : i8, in %c : i8, out y : i8) {
  %v = sv.read_inout %a : !hw.inout<i8>
  hw.output %v : i8
}

// expect: unknown unsupported
