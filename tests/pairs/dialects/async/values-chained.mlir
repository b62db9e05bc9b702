func.func @f(%v: i32, %w: i32) -> i32 {
  %r = arith.subi %v, %w : i32
  return %r : i32
}
// -----
func.func @f(%v: i32, %w: i32) -> i32 {
  %t, %x:2 = async.execute -> (!async.value<i32>, !async.value<i32>) {
    async.yield %v, %w : i32, i32
  }
  %u, %y = async.execute [%t] (%x#0 as %p : !async.value<i32>, %x#1 as %q : !async.value<i32>) -> !async.value<i32> {
    %s = arith.subi %p, %q : i32
    async.yield %s : i32
  }
  %r = async.await %y : !async.value<i32>
  return %r : i32
}
// expect: equivalent bitwise static
