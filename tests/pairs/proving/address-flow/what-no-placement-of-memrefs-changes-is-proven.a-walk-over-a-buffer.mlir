func.func @f(%A: memref<4xi64>, %B: memref<4xi64>, %O: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c63 = arith.constant 63 : index
  %c64 = arith.constant 64 : index
  %no = arith.constant 0 : i64
  %yes = arith.constant 1 : i64
  %a = memref.extract_aligned_pointer_as_index %A : memref<4xi64> -> index
  %b = memref.extract_aligned_pointer_as_index %B : memref<4xi64> -> index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %end = arith.addi %a, %c32 : index
  %p, %r = scf.while (%x = %a, %n = %no) : (index, i64) -> (index, i64) {
    %c = arith.cmpi ne, %x, %end : index
    scf.condition(%c) %x, %n : index, i64
  } do {
  ^bb0(%x: index, %n: i64):
    %y = arith.addi %x, %c8 : index
    %m = arith.addi %n, %yes : i64
    scf.yield %y, %m : index, i64
  }
  memref.store %r, %O[%c0] : memref<4xi64>
  return
}
// -----
func.func @f(%A: memref<4xi64>, %B: memref<4xi64>, %O: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c63 = arith.constant 63 : index
  %c64 = arith.constant 64 : index
  %no = arith.constant 0 : i64
  %yes = arith.constant 1 : i64
  %a = memref.extract_aligned_pointer_as_index %A : memref<4xi64> -> index
  %b = memref.extract_aligned_pointer_as_index %B : memref<4xi64> -> index
  %r = arith.constant 4 : i64
  memref.store %r, %O[%c0] : memref<4xi64>
  return
}
// expect: equivalent bitwise
