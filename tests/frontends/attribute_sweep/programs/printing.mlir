func.func @f(%x: i32) {
  vector.print %x : i32 punctuation <comma>
  vector.print str "a"
  return
}
