sv.macro.decl @FAST

hw.module @m(in %a : i4, in %b : i4, out o : i4) {
  %w = sv.wire : !hw.inout<i4>
  sv.ifdef @FAST {
    sv.assign %w, %a : i4
  } else {
    sv.assign %w, %b : i4
  }
  %o = sv.read_inout %w : !hw.inout<i4>
  hw.output %o : i4
}

// -----

sv.macro.decl @FAST

hw.module @m(in %a : i4, in %b : i4, out o : i4) {
  hw.output %a : i4
}

// expect: unknown unsupported
