hw.module @main(in %a: i6, in %b: i6, in %c: i6, out y: i6) {
  %0 = comb.mul %a, %b : i6
  %1 = comb.add %0, %c : i6
  hw.output %1 : i6
}
