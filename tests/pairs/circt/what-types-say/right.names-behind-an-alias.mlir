hw.module @f(in %a : !hw.typealias<@p::@s, !hw.struct<x: i8, y: !hw.enum<A, B>>>, out x : i8) {
  %0 = hw.struct_extract %a["x"] : !hw.typealias<@p::@s, !hw.struct<x: i8, y: !hw.enum<A, B>>>
  hw.output %0 : i8
}
// -----
hw.module @f(in %a : !hw.struct<x: i8, y: !hw.enum<A, B>>, out x : i8) {
  %0 = hw.struct_extract %a["x"] : !hw.struct<x: i8, y: !hw.enum<A, B>>
  hw.output %0 : i8
}
// expect: equivalent bitwise static
