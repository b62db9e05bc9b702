hw.module @m(in %clk : !seq.clock, in %a : i2, in %w : i2, in %v : i2, in %d : i8, in %e : i8, in %en : i1, in %on : i1, in %k : i2, in %rst : i1, out o : i8) {
  %mem = seq.firmem 0, 1, undefined, undefined {init = #seq.firmem.init<"mem.txt", false, false>} : <4 x 8>
  %r = seq.firmem.read_port %mem[%a], clock %clk : <4 x 8>
  seq.firmem.write_port %mem[%w] = %d, clock %clk enable %en : <4 x 8>
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %a : i2, in %w : i2, in %v : i2, in %d : i8, in %e : i8, in %en : i1, in %on : i1, in %k : i2, in %rst : i1, out o : i8) {
  %mem = seq.firmem 0, 1, undefined, undefined {init = #seq.firmem.init<"mem.txt", false, false>} : <4 x 8>
  %r = seq.firmem.read_port %mem[%a], clock %clk : <4 x 8>
  seq.firmem.write_port %mem[%w] = %d, clock %clk enable %en : <4 x 8>
  hw.output %r : i8
}
// expect: unknown unsupported
