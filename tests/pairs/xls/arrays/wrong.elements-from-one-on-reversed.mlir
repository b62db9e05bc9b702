func.func @f(%x: !xls.array<4 x i4>, %i: i3, %v: i4) -> !xls.array<2 x i4> {
  %r = "xls.array_slice"(%x, %i) {width = 2 : i64} : (!xls.array<4 x i4>, i3) -> !xls.array<2 x i4>
  return %r : !xls.array<2 x i4>
}

// -----

func.func @f(%x: !xls.array<4 x i4>, %i: i3, %v: i4) -> !xls.array<2 x i4> {
  %i5 = arith.extui %i : i3 to i5
  %o = arith.constant 1 : i5
  %j = arith.addi %i5, %o : i5
  %a = "xls.array_index"(%x, %i) : (!xls.array<4 x i4>, i3) -> i4
  %b = "xls.array_index"(%x, %j) : (!xls.array<4 x i4>, i5) -> i4
  %r = xls.array %b, %a : (i4, i4) -> !xls.array<2 x i4>
  return %r : !xls.array<2 x i4>
}

// expect: different
