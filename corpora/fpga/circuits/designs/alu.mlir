hw.module @main(in %a: i8, in %b: i8, in %op: i2, out y: i8, out zero: i1) {
  %0 = comb.add %a, %b : i8
  %1 = comb.sub %a, %b : i8
  %2 = comb.shl %a, %b : i8
  %3 = comb.shrs %a, %b : i8
  %low = comb.extract %op from 0 : (i2) -> i1
  %high = comb.extract %op from 1 : (i2) -> i1
  %4 = comb.mux %low, %1, %0 : i8
  %5 = comb.mux %low, %3, %2 : i8
  %6 = comb.mux %high, %5, %4 : i8
  %none = hw.constant 0 : i8
  %7 = comb.icmp eq %6, %none : i8
  hw.output %6, %7 : i8, i1
}
