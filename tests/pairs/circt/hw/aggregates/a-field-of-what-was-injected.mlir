hw.module @m(in %a: i4, in %b: i2, out r: i6) {
  %s = hw.struct_create (%a, %b) : !hw.struct<x: i4, y: i2>
  %t = hw.struct_inject %s["y"], %b : !hw.struct<x: i4, y: i2>
  %c = hw.constant 3 : i4
  %u = hw.struct_inject %t["x"], %c : !hw.struct<x: i4, y: i2>
  %x = hw.struct_extract %u["x"] : !hw.struct<x: i4, y: i2>
  %y = hw.struct_extract %u["y"] : !hw.struct<x: i4, y: i2>
  %r = comb.concat %x, %y : i4, i2
  hw.output %r : i6
}
// -----
hw.module @m(in %a: i4, in %b: i2, out r: i6) {
  %c = hw.constant 3 : i4
  %r = comb.concat %c, %b : i4, i2
  hw.output %r : i6
}
// expect: equivalent
