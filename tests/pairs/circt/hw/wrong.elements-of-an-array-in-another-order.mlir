hw.module @m(in %d : i8, in %x : i8, in %i : i2, out o : i8) {
  %arr = hw.array_create %d, %x, %d : i8
  %el = hw.array_get %arr[%i] : !hw.array<3xi8>, i2
  hw.output %el : i8
}

// -----

hw.module @m(in %d : i8, in %x : i8, in %i : i2, out o : i8) {
  %arr = hw.array_create %x, %d, %d : i8
  %el = hw.array_get %arr[%i] : !hw.array<3xi8>, i2
  hw.output %el : i8
}

// expect: different
