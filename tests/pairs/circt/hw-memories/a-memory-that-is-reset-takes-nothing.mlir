hw.module @m(in %clk : !seq.clock, in %rst : i1, in %a : i1, in %d : i8, in %e : i1, out o : i8) {
  %m = seq.hlmem @m %clk, %rst : <2xi8>
  %o = seq.read %m[%a] {latency = 0 : i64} : !seq.hlmem<2xi8>
  seq.write %m[%a] %d wren %e {latency = 1 : i64} : !seq.hlmem<2xi8>
  hw.output %o : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %rst : i1, in %a : i1, in %d : i8, in %e : i1, out o : i8) {
  %m = seq.firmem 0, 1, undefined, undefined : <2 x 8>
  %o = seq.firmem.read_port %m[%a], clock %clock : <2 x 8>
  %clock = seq.clock_gate %clk, %true
  %true = hw.constant true
  seq.firmem.write_port %m[%a] = %d, clock %clk enable %e : <2 x 8>
  hw.output %o : i8
}
// expect: different
