// From 100 to 200 a loop over signed numbers of 8 bits does nothing.
func.func @f(%a: memref<256xi8>, %lower: i8, %upper: i8) -> i8 {
  %c1 = arith.constant 1 : i8
  %c0 = arith.constant 0 : i8
  %r = scf.for unsigned %i = %lower to %upper step %c1 iter_args(%n = %c0) -> (i8) : i8 {
    %m = arith.addi %n, %c1 : i8
    scf.yield %m : i8
  }
  return %r : i8
}
// -----
func.func @f(%a: memref<256xi8>, %lower: i8, %upper: i8) -> i8 {
  %c1 = arith.constant 1 : i8
  %c0 = arith.constant 0 : i8
  %r = scf.for %i = %lower to %upper step %c1 iter_args(%n = %c0) -> (i8) : i8 {
    %m = arith.addi %n, %c1 : i8
    scf.yield %m : i8
  }
  return %r : i8
}
// expect: unknown unsupported
