hw.module @m(in %c: !hw.struct<clock: !seq.clock>, out o: i1) {
  %0 = hw.struct_extract %c["clock"] : !hw.struct<clock: !seq.clock>
  %1 = seq.from_clock %0
  hw.output %1 : i1
}
// -----
hw.module @m(in %c: !hw.struct<clock: !seq.clock>, out o: i1) {
  %0 = hw.struct_extract %c["clock"] : !hw.struct<clock: !seq.clock>
  %n = seq.clock_inv %0
  %1 = seq.from_clock %n
  %t = hw.constant true
  %2 = comb.xor %1, %t : i1
  hw.output %2 : i1
}
// expect: equivalent bitwise static
