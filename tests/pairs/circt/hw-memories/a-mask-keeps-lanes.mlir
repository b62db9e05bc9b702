hw.module @m(in %clk : !seq.clock, in %a : i2, in %w : i2, in %v : i2, in %d : i8, in %e : i8, in %en : i1, in %on : i1, in %k : i2, in %rst : i1, out o : i8) {
  %mem = seq.firmem 0, 1, undefined, undefined : <4 x 8, mask 2>
  %r = seq.firmem.read_port %mem[%a], clock %clk : <4 x 8, mask 2>
  seq.firmem.write_port %mem[%w] = %d, clock %clk mask %k : <4 x 8, mask 2>, i2
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %a : i2, in %w : i2, in %v : i2, in %d : i8, in %e : i8, in %en : i1, in %on : i1, in %k : i2, in %rst : i1, out o : i8) {
  %mem = seq.firmem 0, 1, undefined, undefined : <4 x 8>
  %r = seq.firmem.read_port %mem[%a], clock %clk : <4 x 8>
  %old = seq.firmem.read_port %mem[%w], clock %clk : <4 x 8>
  %lo = comb.extract %d from 0 : (i8) -> i4
  %hi = comb.extract %d from 4 : (i8) -> i4
  %olo = comb.extract %old from 0 : (i8) -> i4
  %ohi = comb.extract %old from 4 : (i8) -> i4
  %k0 = comb.extract %k from 0 : (i2) -> i1
  %k1 = comb.extract %k from 1 : (i2) -> i1
  %nlo = comb.mux %k0, %lo, %olo : i4
  %nhi = comb.mux %k1, %hi, %ohi : i4
  %n = comb.concat %nhi, %nlo : i4, i4
  seq.firmem.write_port %mem[%w] = %n, clock %clk : <4 x 8>
  hw.output %r : i8
}
// expect: equivalent bitwise static
