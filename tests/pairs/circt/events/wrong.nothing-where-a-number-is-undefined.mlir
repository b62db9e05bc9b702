hw.module @m(in %clk : i1, in %d : i8, in %x : i8, in %i : i2, out o : i8) {
  %fd = hw.constant 1 : i32
  %arr = hw.array_create %d, %x, %d : i8
  %el = hw.array_get %arr[%i] : !hw.array<3xi8>, i2
  sv.always posedge %clk {
    sv.fwrite %fd, "%d"(%el) : i8
    sv.fwrite %fd, "a"
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, in %x : i8, in %i : i2, out o : i8) {
  %fd = hw.constant 1 : i32
  %arr = hw.array_create %d, %x, %d : i8
  %el = hw.array_get %arr[%i] : !hw.array<3xi8>, i2
  %k3 = hw.constant 3 : i2
  %in = comb.icmp ne %i, %k3 : i2
  sv.always posedge %clk {
    sv.fwrite %fd, "%d"(%el) : i8
    sv.if %in {
      sv.fwrite %fd, "a"
    }
  }
  hw.output %d : i8
}

// expect: unknown
