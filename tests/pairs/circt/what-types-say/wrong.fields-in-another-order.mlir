hw.module @f(in %a : !hw.struct<x: i8, y: i8>, out b : !hw.struct<x: i8, y: i8>) {
  hw.output %a : !hw.struct<x: i8, y: i8>
}
// -----
hw.module @f(in %a : !hw.struct<y: i8, x: i8>, out b : !hw.struct<y: i8, x: i8>) {
  hw.output %a : !hw.struct<y: i8, x: i8>
}
// expect: unknown promise
