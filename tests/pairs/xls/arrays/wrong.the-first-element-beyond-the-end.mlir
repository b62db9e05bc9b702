func.func @f(%x: !xls.array<4 x i4>, %i: i3, %v: i4) -> i4 {
  %r = "xls.array_index"(%x, %i) : (!xls.array<4 x i4>, i3) -> i4
  return %r : i4
}

// -----

func.func @f(%x: !xls.array<4 x i4>, %i: i3, %v: i4) -> i4 {
  %e0 = "xls.array_index_static"(%x) {index = 0 : i64} : (!xls.array<4 x i4>) -> i4
  %e1 = "xls.array_index_static"(%x) {index = 1 : i64} : (!xls.array<4 x i4>) -> i4
  %e2 = "xls.array_index_static"(%x) {index = 2 : i64} : (!xls.array<4 x i4>) -> i4
  %e3 = "xls.array_index_static"(%x) {index = 3 : i64} : (!xls.array<4 x i4>) -> i4
  %k2 = arith.constant 2 : i3
  %q2 = arith.cmpi eq, %i, %k2 : i3
  %x2 = arith.select %q2, %e2, %e0 : i4
  %k1 = arith.constant 1 : i3
  %q1 = arith.cmpi eq, %i, %k1 : i3
  %x1 = arith.select %q1, %e1, %x2 : i4
  %k0 = arith.constant 0 : i3
  %q0 = arith.cmpi eq, %i, %k0 : i3
  %x0 = arith.select %q0, %e0, %x1 : i4
  return %x0 : i4
}

// expect: different
