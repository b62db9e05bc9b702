func.func @f(%v: i32, %w: i32) -> i32 {
  return %v : i32
}
// -----
func.func @f(%v: i32, %w: i32) -> i32 {
  %t, %x:2 = async.execute -> (!async.value<i32>, !async.value<i32>) {
    async.yield %v, %w : i32, i32
  }
  %r = async.await %x#1 : !async.value<i32>
  return %r : i32
}
// expect: different
