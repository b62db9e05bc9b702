hw.module @m(in %x : !hw.union<a: i4, b: i8 offset 0>, out a : i8) {
  %0 = hw.union_extract %x["b"] : !hw.union<a: i4, b: i8 offset 0>
  hw.output %0 : i8
}

// -----

hw.module @m(in %x : !hw.union<a: i4 offset 4, b: i8>, out a : i8) {
  %0 = hw.union_extract %x["b"] : !hw.union<a: i4 offset 4, b: i8>
  hw.output %0 : i8
}

// expect: unknown promise
