// From 16 bits to 24, one place of the fraction at a time.
func.func @main(%x: i16) -> i24 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %zero = arith.constant 0 : i24
  %one = arith.constant 1 : i24
  %five = arith.constant 5 : i24
  %eight = arith.constant 8 : i24
  %ten = arith.constant 10 : i24
  %last = arith.constant 31 : i24
  %bias = arith.constant 112 : i24
  %ones = arith.constant 1023 : i24
  %hidden = arith.constant 1024 : i24
  %top = arith.constant 32768 : i24
  %infinite = arith.constant 0x7f8000 : i24
  %nan = arith.constant 0x7fc000 : i24
  %wide = arith.extui %x : i16 to i24
  %negative = arith.andi %wide, %top : i24
  %sign = arith.shli %negative, %eight : i24
  %size = arith.subi %wide, %negative : i24
  %exponent = arith.shrui %size, %ten : i24
  %fraction = arith.andi %size, %ones : i24
  %full = arith.addi %fraction, %hidden : i24
  %normal = arith.cmpi ne, %exponent, %zero : i24
  %first = arith.select %normal, %full, %fraction : i24
  %begin = arith.select %normal, %exponent, %one : i24
  %r:2 = scf.for %i = %c0 to %c10 step %c1 iter_args(%f = %first, %e = %begin) -> (i24, i24) {
    %low = arith.cmpi ult, %f, %hidden : i24
    %twice = arith.addi %f, %f : i24
    %less = arith.subi %e, %one : i24
    %g = arith.select %low, %twice, %f : i24
    %d = arith.select %low, %less, %e : i24
    scf.yield %g, %d : i24, i24
  }
  %rest = arith.subi %r#0, %hidden : i24
  %shifted = arith.shli %rest, %five : i24
  %biased = arith.addi %r#1, %bias : i24
  %field = arith.muli %biased, %top : i24
  %number = arith.addi %field, %shifted : i24
  %nothing = arith.cmpi eq, %size, %zero : i24
  %finite = arith.select %nothing, %zero, %number : i24
  %special = arith.cmpi eq, %exponent, %last : i24
  %whole = arith.cmpi eq, %fraction, %zero : i24
  %other = arith.addi %sign, %infinite : i24
  %signed = arith.addi %sign, %finite : i24
  %kind = arith.select %whole, %other, %nan : i24
  %result = arith.select %special, %kind, %signed : i24
  return %result : i24
}
