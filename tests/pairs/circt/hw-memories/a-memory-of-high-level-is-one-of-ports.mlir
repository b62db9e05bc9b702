hw.module @m(in %clk : !seq.clock, in %a : i2, in %w : i2, in %v : i2, in %d : i8, in %e : i8, in %en : i1, in %on : i1, in %k : i2, in %rst : i1, out o : i8) {
  %mem = seq.hlmem @mem %clk, %rst : <4xi8>
  %r = seq.read %mem[%a] rden %on {latency = 0} : !seq.hlmem<4xi8>
  seq.write %mem[%w] %d wren %en {latency = 1} : !seq.hlmem<4xi8>
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %a : i2, in %w : i2, in %v : i2, in %d : i8, in %e : i8, in %en : i1, in %on : i1, in %k : i2, in %rst : i1, out o : i8) {
  %mem = seq.firmem 0, 1, undefined, undefined : <4 x 8>
  %r = seq.firmem.read_port %mem[%a], clock %clk enable %on : <4 x 8>
  %true = hw.constant true
  %held = comb.xor %rst, %true : i1
  %writes = comb.and %en, %held : i1
  seq.firmem.write_port %mem[%w] = %d, clock %clk enable %writes : <4 x 8>
  hw.output %r : i8
}
// expect: equivalent bitwise static
