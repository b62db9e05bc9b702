hw.module @f(in %a : !hw.struct<x: i8, y: i8>, out b : i8) {
  %0 = hw.struct_extract %a["x"] : !hw.struct<x: i8, y: i8>
  hw.output %0 : i8
}
// -----
hw.module @f(in %a : i16, out b : i8) {
  %0 = comb.extract %a from 8 : (i16) -> i8
  hw.output %0 : i8
}
// expect: equivalent bitwise static
// assumes: argument 0 is !hw.struct<x: i8, y: i8> in the source and i16 in the target, taken for the same bits
