// A beam as loops over sensors and taps.
func.func @main(%x: tensor<3x5xi6>) -> i10 {
  %taps = arith.constant dense<[[12, -3], [7, 5], [-6, 9]]> : tensor<3x2xi14>
  %delays = arith.constant dense<[0, 1, 3]> : tensor<3xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i14
  %sum = scf.for %sensor = %c0 to %c3 step %c1 iter_args(%outer = %zero) -> (i14) {
    %delay = tensor.extract %delays[%sensor] : tensor<3xindex>
    %inner = scf.for %tap = %c0 to %c2 step %c1 iter_args(%s = %outer) -> (i14) {
      %at = arith.addi %delay, %tap : index
      %v = tensor.extract %x[%sensor, %at] : tensor<3x5xi6>
      %w = arith.extsi %v : i6 to i14
      %c = tensor.extract %taps[%sensor, %tap] : tensor<3x2xi14>
      %p = arith.muli %w, %c : i14
      %n = arith.addi %s, %p : i14
      scf.yield %n : i14
    }
    scf.yield %inner : i14
  }
  %half = arith.constant 8 : i14
  %four = arith.constant 4 : i14
  %r = arith.addi %sum, %half : i14
  %h = arith.shrsi %r, %four : i14
  %y = arith.trunci %h : i14 to i10
  return %y : i10
}
