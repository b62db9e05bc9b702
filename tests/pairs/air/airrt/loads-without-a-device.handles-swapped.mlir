func.func @f() -> (i64, i64) {
  %0 = airrt.segment_load "a" : i64
  %1 = airrt.segment_load "a" : i64
  %2 = airrt.herd_load "h" () {segment_name = "a"} : () -> i64
  return %1, %2 : i64, i64
}

// -----

func.func @f() -> (i64, i64) {
  %0 = airrt.segment_load "a" : i64
  %2 = airrt.herd_load "h" () {segment_name = "a"} : () -> i64
  return %2, %0 : i64, i64
}
// expect: different
