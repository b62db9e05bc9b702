// Where the first argument is one number the order of a difference decides, and its sign is not that of a zero alone.
func.func @f(%p: i64, %x: f32, %y: f32) -> i1 {
  %key = arith.constant 7777777777777 : i64
  %zero = arith.constant 0.0 : f32
  %false = arith.constant false
  %at = arith.cmpi eq, %p, %key : i64
  %d = arith.subf %x, %y : f32
  %c = arith.cmpf ogt, %d, %zero : f32
  %r = arith.select %at, %c, %false : i1
  return %r : i1
}
// -----
func.func @f(%p: i64, %x: f32, %y: f32) -> i1 {
  %key = arith.constant 7777777777777 : i64
  %zero = arith.constant 0.0 : f32
  %false = arith.constant false
  %at = arith.cmpi eq, %p, %key : i64
  %d = arith.subf %y, %x : f32
  %c = arith.cmpf ogt, %d, %zero : f32
  %r = arith.select %at, %c, %false : i1
  return %r : i1
}
// expect: different
