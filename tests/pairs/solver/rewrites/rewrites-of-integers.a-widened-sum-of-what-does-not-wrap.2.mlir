func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %a = arith.addi %x, %y overflow<nsw> : i32
  %w = arith.extsi %a : i32 to i64
  %s = arith.constant 3 : i64
  %b = arith.shrsi %w, %s : i64
  %r = arith.trunci %b : i64 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %u = arith.extsi %x : i32 to i64
  %v = arith.extui %y : i32 to i64
  %w = arith.addi %u, %v : i64
  %s = arith.constant 3 : i64
  %b = arith.shrsi %w, %s : i64
  %r = arith.trunci %b : i64 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: different
