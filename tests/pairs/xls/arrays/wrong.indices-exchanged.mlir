func.func @f(%x: !xls.array<2 x !xls.array<2 x i4>>, %i: i1, %j: i1) -> i4 {
  %a = "xls.array_index"(%x, %i) : (!xls.array<2 x !xls.array<2 x i4>>, i1) -> !xls.array<2 x i4>
  %r = "xls.array_index"(%a, %j) : (!xls.array<2 x i4>, i1) -> i4
  return %r : i4
}

// -----

func.func @f(%x: !xls.array<2 x !xls.array<2 x i4>>, %i: i1, %j: i1) -> i4 {
  %a = "xls.array_index"(%x, %j) : (!xls.array<2 x !xls.array<2 x i4>>, i1) -> !xls.array<2 x i4>
  %r = "xls.array_index"(%a, %i) : (!xls.array<2 x i4>, i1) -> i4
  return %r : i4
}

// expect: different
