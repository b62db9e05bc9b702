sv.macro.decl @A
sv.macro.decl @B["A"]
hw.module @m(in %b : i8, out y : i8) {
  %v = sv.macro.ref.expr @A(%b) : (i8) -> i8
  hw.output %v : i8
}

// -----

sv.macro.decl @A
sv.macro.decl @B["A"]
hw.module @m(in %b : i8, out y : i8) {
  %v = sv.macro.ref.expr @A(%b) : (i8) -> i8
  hw.output %v : i8
}

// expect: unknown unsupported
