func.func @f(%x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> !xls.array<2 x i4> {
  %r = xls.add %x, %y : !xls.array<2 x i4>
  return %r : !xls.array<2 x i4>
}

// -----

func.func @f(%x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> !xls.array<2 x i4> {
  %r = xls.add %y, %x : !xls.array<2 x i4>
  return %r : !xls.array<2 x i4>
}

// expect: unknown unsupported
