// Where the sum overflows is at no size that can be run.
func.func @f(%n: i32) -> i32 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %s = scf.for %i = %z to %n step %one iter_args(%t = %z) -> (i32) : i32 {
    %u = arith.addi %t, %i : i32
    scf.yield %u : i32
  }
  return %s : i32
}
// -----
func.func @f(%n: i32) -> i32 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %s = scf.for %i = %z to %n step %one iter_args(%t = %z) -> (i32) : i32 {
    %u = arith.addi %t, %i overflow<nsw> : i32
    scf.yield %u : i32
  }
  return %s : i32
}
// expect: unknown not-covered
