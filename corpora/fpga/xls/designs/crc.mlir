// The check bit by bit.
func.func @main(%crc: i16, %byte: i8) -> i16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %eight = arith.constant 8 : i16
  %one = arith.constant 1 : i16
  %zero = arith.constant 0 : i16
  %poly = arith.constant 0x1021 : i16
  %wide = arith.extui %byte : i8 to i16
  %up = arith.shli %wide, %eight : i16
  %start = arith.xori %crc, %up : i16
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%c = %start) -> (i16) {
    %top = arith.cmpi slt, %c, %zero : i16
    %s = arith.shli %c, %one : i16
    %x = arith.xori %s, %poly : i16
    %n = arith.select %top, %x, %s : i16
    scf.yield %n : i16
  }
  return %r : i16
}
