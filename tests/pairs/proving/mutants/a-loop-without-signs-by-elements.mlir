// From 100 to 200 a loop over signed numbers of 8 bits does nothing.
func.func @f(%a: memref<2xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i8
  %lower = memref.load %a[%c0] : memref<2xi8>
  %upper = memref.load %a[%c1] : memref<2xi8>
  %r = scf.for unsigned %i = %lower to %upper step %one iter_args(%n = %zero) -> (i8) : i8 {
    %m = arith.addi %n, %one : i8
    scf.yield %m : i8
  }
  return %r : i8
}
// -----
func.func @f(%a: memref<2xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i8
  %lower = memref.load %a[%c0] : memref<2xi8>
  %upper = memref.load %a[%c1] : memref<2xi8>
  %r = scf.for %i = %lower to %upper step %one iter_args(%n = %zero) -> (i8) : i8 {
    %m = arith.addi %n, %one : i8
    scf.yield %m : i8
  }
  return %r : i8
}
// expect: different
