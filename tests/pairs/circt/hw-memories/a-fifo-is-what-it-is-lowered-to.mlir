hw.module @f(in %clk : !seq.clock, in %rst : i1, in %in : i8, in %rd : i1, in %wr : i1, out o : i8, out full : i1, out empty : i1, out almost : i1) {
  %out, %full, %empty, %almost = seq.fifo depth 3 almost_full 2 in %in rdEn %rd wrEn %wr clk %clk rst %rst : i8
  hw.output %out, %full, %empty, %almost : i8, i1, i1, i1
}
// -----
hw.module @f(in %clk : !seq.clock, in %rst : i1, in %in : i8, in %rd : i1, in %wr : i1, out o : i8, out full : i1, out empty : i1, out almost : i1) {
  %true = hw.constant true
  %c0_i2 = hw.constant 0 : i2
  %c1_i2 = hw.constant 1 : i2
  %c2_i2 = hw.constant 2 : i2
  %c3_i2 = hw.constant 3 : i2
  %fifo_count = seq.compreg %count, %clk reset %rst, %c0_i2 : i2
  %fifo_rd_addr = seq.compreg %read_next, %clk reset %rst, %c0_i2 : i2
  %fifo_wr_addr = seq.compreg %write_next, %clk reset %rst, %c0_i2 : i2
  %fifo_mem = seq.hlmem @fifo_mem %clk, %rst : <3xi8>
  %data = seq.read %fifo_mem[%fifo_rd_addr] rden %rd {latency = 0 : i64} : !seq.hlmem<3xi8>
  seq.write %fifo_mem[%fifo_wr_addr] %in wren %wr {latency = 1 : i64} : !seq.hlmem<3xi8>
  %full = comb.icmp eq %fifo_count, %c3_i2 : i2
  %empty = comb.icmp eq %fifo_count, %c0_i2 : i2
  %some = comb.xor %empty, %true : i1
  %free = comb.xor %full, %true : i1
  %no_rd = comb.xor %rd, %true : i1
  %no_wr = comb.xor %wr, %true : i1
  %only_rd = comb.and %rd, %no_wr, %some : i1
  %only_wr = comb.and %wr, %no_rd, %free : i1
  %more = comb.add %fifo_count, %c1_i2 : i2
  %less = comb.sub %fifo_count, %c1_i2 : i2
  %count_down = comb.mux %only_rd, %less, %fifo_count : i2
  %count = comb.mux %only_wr, %more, %count_down : i2
  %takes = comb.and %wr, %free : i1
  %write_more = comb.add %fifo_wr_addr, %c1_i2 : i2
  %write_moved = comb.mux %takes, %write_more, %fifo_wr_addr : i2
  %write_end = comb.icmp eq %write_moved, %c3_i2 : i2
  %write_next = comb.mux %write_end, %c0_i2, %write_moved : i2
  %gives = comb.and %rd, %some : i1
  %read_more = comb.add %fifo_rd_addr, %c1_i2 : i2
  %read_moved = comb.mux %gives, %read_more, %fifo_rd_addr : i2
  %read_end = comb.icmp eq %read_moved, %c3_i2 : i2
  %read_next = comb.mux %read_end, %c0_i2, %read_moved : i2
  %almost = comb.icmp uge %fifo_count, %c2_i2 : i2
  hw.output %data, %full, %empty, %almost : i8, i1, i1, i1
}
// expect: equivalent
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
// assumes: what is compared is what registers hold at first, and one step from every state, registers of one name holding the same
