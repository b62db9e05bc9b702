hw.module @m(in %x : !hw.struct<a: i4, b: i8>, out a : !hw.struct<a: i4, b: i8>) {
  hw.output %x : !hw.struct<a: i4, b: i8>
}

// -----

hw.module @m(in %x : !hw.struct<a: i8, b: i4>, out a : !hw.struct<a: i8, b: i4>) {
  hw.output %x : !hw.struct<a: i8, b: i4>
}
// expect: unknown promise
