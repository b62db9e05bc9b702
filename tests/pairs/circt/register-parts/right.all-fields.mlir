hw.module @f(in %clock: i1, in %x: i4, in %y: i2, out q: !hw.struct<a: i4, b: i2>) {
  %r = sv.reg : !hw.inout<struct<a: i4, b: i2>>
  %q = sv.read_inout %r : !hw.inout<struct<a: i4, b: i2>>
  %a = sv.struct_field_inout %r["a"] : !hw.inout<struct<a: i4, b: i2>>
  %b = sv.struct_field_inout %r["b"] : !hw.inout<struct<a: i4, b: i2>>
  %s = hw.struct_create (%x, %y) : !hw.struct<a: i4, b: i2>
  sv.always posedge %clock {
    sv.passign %a, %x : i4
    sv.passign %b, %y : i2
  }
  hw.output %q : !hw.struct<a: i4, b: i2>
}

// -----

hw.module @f(in %clock: i1, in %x: i4, in %y: i2, out q: !hw.struct<a: i4, b: i2>) {
  %r = sv.reg : !hw.inout<struct<a: i4, b: i2>>
  %q = sv.read_inout %r : !hw.inout<struct<a: i4, b: i2>>
  %a = sv.struct_field_inout %r["a"] : !hw.inout<struct<a: i4, b: i2>>
  %b = sv.struct_field_inout %r["b"] : !hw.inout<struct<a: i4, b: i2>>
  %s = hw.struct_create (%x, %y) : !hw.struct<a: i4, b: i2>
  sv.always posedge %clock {
    sv.passign %r, %s : !hw.struct<a: i4, b: i2>
  }
  hw.output %q : !hw.struct<a: i4, b: i2>
}

// expect: equivalent
