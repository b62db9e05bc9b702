// A binarized neuron: the bits in which inputs and weights agree, against a threshold.
func.func @neuron(%x: i8, %w: i8) -> i1 {
  %ones = arith.constant -1 : i8
  %four = arith.constant 4 : i8
  %differ = arith.xori %x, %w : i8
  %agree = arith.xori %differ, %ones : i8
  %count = math.ctpop %agree : i8
  %y = arith.cmpi uge, %count, %four : i8
  return %y : i1
}
