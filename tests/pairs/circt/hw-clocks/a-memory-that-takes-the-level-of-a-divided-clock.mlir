hw.module @m(in %clk : !seq.clock, in %d : i8, in %a : i2, out o : i8) {
  %c = seq.clock_div %clk by 1
  %l = seq.from_clock %c
  %mem = seq.firmem 0, 1, undefined, undefined : <4 x 8>
  %q = seq.firmem.read_port %mem[%a], clock %clk : <4 x 8>
  seq.firmem.write_port %mem[%a] = %d, clock %clk enable %l : <4 x 8>
  hw.output %q : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %d : i8, in %a : i2, out o : i8) {
  %c = seq.clock_div %clk by 1
  %l = seq.from_clock %c
  %mem = seq.firmem 0, 1, undefined, undefined : <4 x 8>
  %q = seq.firmem.read_port %mem[%a], clock %clk : <4 x 8>
  seq.firmem.write_port %mem[%a] = %d, clock %clk enable %l : <4 x 8>
  hw.output %q : i8
}
// expect: unknown unsupported
