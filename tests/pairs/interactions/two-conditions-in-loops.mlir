func.func @f(%n: index, %m: index, %A: memref<?xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c10 = arith.constant 10 : index
  %c50 = arith.constant 50 : index
  %c63 = arith.constant 63 : index
  %z = arith.constant 0 : i32
  scf.for %i = %c0 to %n step %c1 { scf.for %j = %c0 to %m step %c1 {
    memref.store %z, %A[%i] : memref<?xi32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c10 = arith.constant 10 : index
  %c50 = arith.constant 50 : index
  %c63 = arith.constant 63 : index
  %z = arith.constant 0 : i32
  scf.for %i = %c0 to %n step %c1 { scf.for %j = %c0 to %m step %c1 {
    %a = arith.cmpi eq, %i, %c37 : index
    %b = arith.cmpi eq, %j, %c50 : index
    %p = arith.select %a, %x, %z : i32
    %q = arith.select %b, %x, %z : i32
    %r = arith.muli %p, %q : i32
    memref.store %r, %A[%i] : memref<?xi32> } }
  return
}
// expect: different
