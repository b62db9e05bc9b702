hw.module @m(in %clk : !seq.clock, in %rst : i1, in %at : i1, in %d : i4, out o : i1, out p : i4) {
  %t = hw.constant true
  %m = seq.hlmem @m %clk, %rst : <2xi4>
  seq.write %m[%at] %d wren %t {latency = 1 : i64} : !seq.hlmem<2xi4>
  %w = seq.read %m[%at] rden %t {latency = 0 : i64} : !seq.hlmem<2xi4>
  %e = comb.icmp bin eq %w, %w : i4
  hw.output %e, %w : i1, i4
}
// -----
hw.module @m(in %clk : !seq.clock, in %rst : i1, in %at : i1, in %d : i4, out o : i1, out p : i4) {
  %t = hw.constant true
  %m = seq.hlmem @m %clk, %rst : <2xi4>
  seq.write %m[%at] %d wren %t {latency = 1 : i64} : !seq.hlmem<2xi4>
  %w = seq.read %m[%at] rden %t {latency = 0 : i64} : !seq.hlmem<2xi4>
  hw.output %t, %w : i1, i4
}
// expect: equivalent bitwise static
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
// assumes: what is compared is what registers hold at first, and one step from every state, registers of one name holding the same
