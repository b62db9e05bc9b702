// The sum of a binarized layer: XNOR of inputs and weights, and how many bits of it are set.
hw.module @main(in %x: i8, in %w: i8, out y: i4) {
  %ones = hw.constant -1 : i8
  %0 = comb.xor %x, %w, %ones : i8
  %zeros = hw.constant 0 : i3
  %b0 = comb.extract %0 from 0 : (i8) -> i1
  %b1 = comb.extract %0 from 1 : (i8) -> i1
  %b2 = comb.extract %0 from 2 : (i8) -> i1
  %b3 = comb.extract %0 from 3 : (i8) -> i1
  %b4 = comb.extract %0 from 4 : (i8) -> i1
  %b5 = comb.extract %0 from 5 : (i8) -> i1
  %b6 = comb.extract %0 from 6 : (i8) -> i1
  %b7 = comb.extract %0 from 7 : (i8) -> i1
  %w0 = comb.concat %zeros, %b0 : i3, i1
  %w1 = comb.concat %zeros, %b1 : i3, i1
  %w2 = comb.concat %zeros, %b2 : i3, i1
  %w3 = comb.concat %zeros, %b3 : i3, i1
  %w4 = comb.concat %zeros, %b4 : i3, i1
  %w5 = comb.concat %zeros, %b5 : i3, i1
  %w6 = comb.concat %zeros, %b6 : i3, i1
  %w7 = comb.concat %zeros, %b7 : i3, i1
  %s = comb.add %w0, %w1, %w2, %w3, %w4, %w5, %w6, %w7 : i4
  hw.output %s : i4
}
