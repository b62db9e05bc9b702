sv.macro.decl @A
hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.ifdef.procedural @A {
      sv.fwrite %fd, "a"
    } else {
      sv.fwrite %fd, "b"
    }
  }
  hw.output %d : i8
}

// -----

sv.macro.decl @A
hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.ifdef.procedural @A {
      sv.fwrite %fd, "b"
    } else {
      sv.fwrite %fd, "a"
    }
  }
  hw.output %d : i8
}

// expect: unknown
