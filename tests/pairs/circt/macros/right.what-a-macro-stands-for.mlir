sv.macro.decl @A
sv.macro.decl @B["A"]
hw.module @m(out y : i8) {
  %v = sv.macro.ref.expr @A() : () -> i8
  hw.output %v : i8
}

// -----

sv.macro.decl @A
sv.macro.decl @B["A"]
hw.module @m(out y : i8) {
  %v = sv.macro.ref.expr @B() : () -> i8
  hw.output %v : i8
}

// expect: equivalent
