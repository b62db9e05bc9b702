hw.module @m(in %b : i8, in %c : i8, in %i : i2, out y : i8) {
  %arr = hw.array_create %b, %c, %b, %c : i8
  %s = hw.array_slice %arr[%i] : (!hw.array<4xi8>) -> !hw.array<2xi8>
  %k = hw.constant 0 : i1
  %el = hw.array_get %s[%k] : !hw.array<2xi8>, i1
  hw.output %el : i8
}

// -----

hw.module @m(in %b : i8, in %c : i8, in %i : i2, out y : i8) {
  %arr = hw.array_create %b, %c, %b, %c : i8
  %s = hw.array_slice %arr[%i] : (!hw.array<4xi8>) -> !hw.array<2xi8>
  %k = hw.constant 1 : i1
  %el = hw.array_get %s[%k] : !hw.array<2xi8>, i1
  hw.output %el : i8
}

// expect: different
