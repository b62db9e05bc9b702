func.func @f(%a: i64, %b: i64) -> i64 {
  %0 = airrt.herd_load "h" (%a, %b) : (i64, i64) -> i64
  return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
  %0 = airrt.herd_load "h" (%b, %a) : (i64, i64) -> i64
  return %0 : i64
}
// expect: different
