func.func @f(%x: i32) -> index {
  %r = index.casts %x : i32 to index
  return %r : index
}
// -----
func.func @f(%x: i32) -> index {
  %r = index.castu %x : i32 to index
  return %r : index
}
// expect: different
