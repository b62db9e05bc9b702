func.func @f(%x: !xls.array<4 x i4>, %i: i3, %v: i4) -> !xls.array<2 x i4> {
  %r = "xls.array_slice"(%x, %i) {width = 1 : i64} : (!xls.array<4 x i4>, i3) -> !xls.array<2 x i4>
  return %r : !xls.array<2 x i4>
}

// -----

func.func @f(%x: !xls.array<4 x i4>, %i: i3, %v: i4) -> !xls.array<2 x i4> {
  %r = "xls.array_slice"(%x, %i) {width = 2 : i64} : (!xls.array<4 x i4>, i3) -> !xls.array<2 x i4>
  return %r : !xls.array<2 x i4>
}

// expect: unknown unsupported
