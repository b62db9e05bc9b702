sv.macro.decl @A
sv.macro.decl @B["A"]
hw.module @m(in %b : i8, out y : i8) {
  %v = sv.macro.ref.expr @A() : () -> i8
  %w = comb.add %v, %b : i8
  hw.output %w : i8
}

// -----

sv.macro.decl @A
sv.macro.decl @B["A"]
hw.module @m(in %b : i8, out y : i8) {
  %v = sv.macro.ref.expr @A() : () -> i8
  %w = comb.sub %v, %b : i8
  hw.output %w : i8
}

// expect: different
