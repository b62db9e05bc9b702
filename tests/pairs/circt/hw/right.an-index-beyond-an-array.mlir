hw.module @m(in %b : i8, in %i : i2, out y : i8) {
  %arr = hw.array_create %b, %b, %b : i8
  %el = hw.array_get %arr[%i] : !hw.array<3xi8>, i2
  hw.output %el : i8
}

// -----

hw.module @m(in %b : i8, in %i : i2, out y : i8) {
  hw.output %b : i8
}

// expect: equivalent
