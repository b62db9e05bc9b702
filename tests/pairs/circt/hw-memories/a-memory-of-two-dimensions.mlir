hw.module @m(in %clk : !seq.clock, in %rst : i1, in %i : i1, in %j : i2, in %d : i8, in %e : i1, out o : i8) {
  %m = seq.hlmem @m %clk, %rst : <2x3xi8>
  %o = seq.read %m[%i, %j] {latency = 0 : i64} : !seq.hlmem<2x3xi8>
  seq.write %m[%i, %j] %d wren %e {latency = 1 : i64} : !seq.hlmem<2x3xi8>
  hw.output %o : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %rst : i1, in %i : i1, in %j : i2, in %d : i8, in %e : i1, out o : i8) {
  %m = seq.hlmem @m %clk, %rst : <2x3xi8>
  %o = seq.read %m[%i, %j] {latency = 0 : i64} : !seq.hlmem<2x3xi8>
  %k = comb.xor %j, %ones : i2
  %ones = hw.constant 3 : i2
  %l = comb.xor %k, %ones : i2
  seq.write %m[%i, %l] %d wren %e {latency = 1 : i64} : !seq.hlmem<2x3xi8>
  hw.output %o : i8
}
// expect: equivalent
