func.func @f(%x: index) -> i32 {
  %r = index.casts %x : index to i32
  return %r : i32
}
// -----
func.func @f(%x: index) -> i32 {
  %r = index.castu %x : index to i32
  return %r : i32
}
// expect: equivalent
