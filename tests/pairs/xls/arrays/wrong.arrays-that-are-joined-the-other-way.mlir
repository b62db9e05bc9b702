func.func @f(%x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> !xls.array<4 x i4> {
  %r = xls.array_concat %x, %y : (!xls.array<2 x i4>, !xls.array<2 x i4>) -> !xls.array<4 x i4>
  return %r : !xls.array<4 x i4>
}

// -----

func.func @f(%x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> !xls.array<4 x i4> {
  %r = xls.array_concat %y, %x : (!xls.array<2 x i4>, !xls.array<2 x i4>) -> !xls.array<4 x i4>
  return %r : !xls.array<4 x i4>
}

// expect: different
