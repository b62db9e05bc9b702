func.func @f(%a: i12, %b: i12) -> i24 {
  %x = arith.extui %a : i12 to i24
  %y = arith.extui %b : i12 to i24
  %p = arith.muli %x, %y : i24
  return %p : i24
}
// -----
// One disjunction a step, where a bit of the other factor is set.
func.func @f(%a: i12, %b: i12) -> i24 {
  %zero = arith.constant 0 : i24
  %x = arith.extui %a : i12 to i24
  %p = affine.for %i = 0 to 12 iter_args(%sum = %zero) -> i24 {
    %n = arith.index_cast %i : index to i12
    %m = arith.index_cast %i : index to i24
    %shifted = arith.shrui %b, %n : i12
    %bit = arith.trunci %shifted : i12 to i1
    %more = arith.shli %x, %m : i24
    %added = arith.ori %sum, %more : i24
    %next = arith.select %bit, %added, %sum : i24
    affine.yield %next : i24
  }
  return %p : i24
}
// expect: different
