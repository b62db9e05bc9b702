func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%v: !async.value<i32>, %w: !async.value<i32>) -> i32 {
  async.runtime.await %v : !async.value<i32>
  async.runtime.await %w : !async.value<i32>
  %e = async.runtime.is_error %v : !async.value<i32>
  %z = arith.constant 0 : i32
  cf.cond_br %e, ^end(%z : i32), ^good
^good:
  %x = async.runtime.load %v : !async.value<i32>
  cf.br ^end(%x : i32)
^end(%r: i32):
  return %r : i32
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%v: !async.value<i32>, %w: !async.value<i32>) -> i32 {
  async.runtime.await %v : !async.value<i32>
  async.runtime.await %w : !async.value<i32>
  %e = async.runtime.is_error %v : !async.value<i32>
  %z = arith.constant 0 : i32
  cf.cond_br %e, ^end(%z : i32), ^good
^good:
  %x = async.runtime.load %w : !async.value<i32>
  cf.br ^end(%x : i32)
^end(%r: i32):
  return %r : i32
}
// expect: unknown unsupported
