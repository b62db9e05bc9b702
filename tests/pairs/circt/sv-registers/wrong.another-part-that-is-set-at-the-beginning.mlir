hw.module @m(in %clk : i1, in %d : i8, out o : !hw.struct<a: i8, b: i8>) {
  %k = hw.constant 5 : i8
  %r = sv.reg : !hw.inout<!hw.struct<a: i8, b: i8>>
  %ra = sv.struct_field_inout %r["a"] : !hw.inout<!hw.struct<a: i8, b: i8>>
  %rb = sv.struct_field_inout %r["b"] : !hw.inout<!hw.struct<a: i8, b: i8>>
  %q = sv.read_inout %r : !hw.inout<!hw.struct<a: i8, b: i8>>
  sv.initial {
    sv.bpassign %ra, %k : i8
  }
  sv.always posedge %clk {
    sv.passign %rb, %d : i8
  }
  hw.output %q : !hw.struct<a: i8, b: i8>
}

// -----

hw.module @m(in %clk : i1, in %d : i8, out o : !hw.struct<a: i8, b: i8>) {
  %k = hw.constant 5 : i8
  %r = sv.reg : !hw.inout<!hw.struct<a: i8, b: i8>>
  %ra = sv.struct_field_inout %r["a"] : !hw.inout<!hw.struct<a: i8, b: i8>>
  %rb = sv.struct_field_inout %r["b"] : !hw.inout<!hw.struct<a: i8, b: i8>>
  %q = sv.read_inout %r : !hw.inout<!hw.struct<a: i8, b: i8>>
  sv.initial {
    sv.bpassign %rb, %k : i8
  }
  sv.always posedge %clk {
    sv.passign %rb, %d : i8
  }
  hw.output %q : !hw.struct<a: i8, b: i8>
}

// expect: unknown
