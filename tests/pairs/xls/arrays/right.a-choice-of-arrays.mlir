func.func @f(%s: i1, %x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> !xls.array<2 x i4> {
  %r = xls.sel %s in [%x, %y] : (i1, [!xls.array<2 x i4>, !xls.array<2 x i4>]) -> !xls.array<2 x i4>
  return %r : !xls.array<2 x i4>
}

// -----

func.func @f(%s: i1, %x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> !xls.array<2 x i4> {
  %n = xls.not %s : i1
  %r = xls.sel %n in [%y, %x] : (i1, [!xls.array<2 x i4>, !xls.array<2 x i4>]) -> !xls.array<2 x i4>
  return %r : !xls.array<2 x i4>
}

// expect: equivalent
