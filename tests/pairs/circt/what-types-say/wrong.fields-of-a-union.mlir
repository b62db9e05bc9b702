hw.module @f(in %a : !hw.union<x: i8, y: i4>, out b : i4) {
  %0 = hw.union_extract %a["y"] : !hw.union<x: i8, y: i4>
  hw.output %0 : i4
}
// -----
hw.module @f(in %a : !hw.union<y: i8, x: i4>, out b : i4) {
  %0 = hw.union_extract %a["x"] : !hw.union<y: i8, x: i4>
  hw.output %0 : i4
}
// expect: unknown promise
