hw.module @m(in %clk : !seq.clock, in %a : i2, in %w : i2, in %v : i2, in %d : i8, in %e : i8, in %en : i1, in %on : i1, in %k : i2, in %rst : i1, out o : i8) {
  %mem = seq.firmem 0, 1, undefined, undefined : <3 x 8>
  %r = seq.firmem.read_port %mem[%a], clock %clk : <3 x 8>
  seq.firmem.write_port %mem[%w] = %d, clock %clk enable %en : <3 x 8>
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %a : i2, in %w : i2, in %v : i2, in %d : i8, in %e : i8, in %en : i1, in %on : i1, in %k : i2, in %rst : i1, out o : i8) {
  %mem = seq.firmem 0, 1, undefined, undefined : <3 x 8>
  %two = hw.constant 2 : i2
  %b = comb.icmp ugt %a, %two : i2
  %c = comb.mux %b, %two, %a : i2
  %r = seq.firmem.read_port %mem[%c], clock %clk : <3 x 8>
  seq.firmem.write_port %mem[%w] = %d, clock %clk enable %en : <3 x 8>
  hw.output %r : i8
}
// expect: equivalent bitwise static
