func.func @f(%x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> i4 {
  %a = "xls.array_index_static"(%x) {index = 0 : i64} : (!xls.array<2 x i4>) -> i4
  return %a : i4
}

// -----

func.func @f(%x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> i4 {
  %a = "xls.array_index_static"(%x) {index = 1 : i64} : (!xls.array<2 x i4>) -> i4
  return %a : i4
}

// expect: different
