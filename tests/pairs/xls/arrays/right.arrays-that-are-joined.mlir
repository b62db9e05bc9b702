func.func @f(%x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> !xls.array<4 x i4> {
  %r = xls.array_concat %x, %y : (!xls.array<2 x i4>, !xls.array<2 x i4>) -> !xls.array<4 x i4>
  return %r : !xls.array<4 x i4>
}

// -----

func.func @f(%x: !xls.array<2 x i4>, %y: !xls.array<2 x i4>) -> !xls.array<4 x i4> {
  %a = "xls.array_index_static"(%x) {index = 0 : i64} : (!xls.array<2 x i4>) -> i4
  %b = "xls.array_index_static"(%x) {index = 1 : i64} : (!xls.array<2 x i4>) -> i4
  %c = "xls.array_index_static"(%y) {index = 0 : i64} : (!xls.array<2 x i4>) -> i4
  %d = "xls.array_index_static"(%y) {index = 1 : i64} : (!xls.array<2 x i4>) -> i4
  %r = xls.array %a, %b, %c, %d : (i4, i4, i4, i4) -> !xls.array<4 x i4>
  return %r : !xls.array<4 x i4>
}

// expect: equivalent
