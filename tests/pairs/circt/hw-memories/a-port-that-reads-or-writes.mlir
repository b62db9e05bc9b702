hw.module @m(in %clk : !seq.clock, in %a : i2, in %w : i2, in %v : i2, in %d : i8, in %e : i8, in %en : i1, in %on : i1, in %k : i2, in %rst : i1, out o : i8) {
  %mem = seq.firmem 0, 1, undefined, undefined : <4 x 8>
  %x = seq.firmem.read_write_port %mem[%a] = %d if %on, clock %clk enable %en : <4 x 8>
  %z = hw.constant 0 : i8
  %true = hw.constant true
  %not = comb.xor %on, %true : i1
  %ok = comb.and %en, %not : i1
  %r = comb.mux %ok, %x, %z : i8
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %a : i2, in %w : i2, in %v : i2, in %d : i8, in %e : i8, in %en : i1, in %on : i1, in %k : i2, in %rst : i1, out o : i8) {
  %mem = seq.firmem 0, 1, undefined, undefined : <4 x 8>
  %x = seq.firmem.read_port %mem[%a], clock %clk : <4 x 8>
  %z = hw.constant 0 : i8
  %true = hw.constant true
  %not = comb.xor %on, %true : i1
  %ok = comb.and %en, %not : i1
  %r = comb.mux %ok, %x, %z : i8
  %wr = comb.and %en, %on : i1
  seq.firmem.write_port %mem[%a] = %d, clock %clk enable %wr : <4 x 8>
  hw.output %r : i8
}
// expect: equivalent bitwise static
