func.func @f(%x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> !xls.array<2 x i4> {
  %r = "xls.array_zero"() : () -> !xls.array<2 x i4>
  return %r : !xls.array<2 x i4>
}

// -----

func.func @f(%x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> !xls.array<2 x i4> {
  %z = arith.constant 0 : i4
  %r = xls.array %z, %z : (i4, i4) -> !xls.array<2 x i4>
  return %r : !xls.array<2 x i4>
}

// expect: equivalent
