// A product, registered, and a sum of products with a reset, an enable, and an instance.
hw.module private @step(in %sum: i8, in %x: i8, out next: i8) {
  %0 = comb.add %sum, %x : i8
  hw.output %0 : i8
}
hw.module @main(in %clk: !seq.clock, in %rst: i1, in %en: i1, in %a: i4, in %b: i4, out y: i8) {
  %zeros = hw.constant 0 : i4
  %zero = hw.constant 0 : i8
  %wa = comb.concat %zeros, %a : i4, i4
  %wb = comb.concat %zeros, %b : i4, i4
  %p = comb.mul %wa, %wb : i8
  %product = seq.compreg.ce %p, %clk, %en reset %rst, %zero : i8
  %late = seq.shiftreg[2] %product, %clk, %en : i8
  %next = hw.instance "adder" @step(sum: %sum: i8, x: %late: i8) -> (next: i8)
  %sum = seq.compreg %next, %clk reset %rst, %zero : i8
  hw.output %sum : i8
}
