sv.macro.decl @A
hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.ifdef @A {
    sv.always posedge %clk {
      sv.fwrite %fd, "a"
    }
  } else {
  }
  hw.output %d : i8
}

// -----

sv.macro.decl @A
hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.ifdef.procedural @A {
      sv.fwrite %fd, "a"
    } else {
    }
  }
  hw.output %d : i8
}

// expect: equivalent
