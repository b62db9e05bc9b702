func.func private @give() -> memref<?xi64>
func.func private @take(i64)
func.func @f() {
  %c0 = arith.constant 0 : index
  %m = call @give() : () -> memref<?xi64>
  %x = memref.load %m[%c0] : memref<?xi64>
  %a = arith.constant 2 : i64
  %b = arith.constant 3 : i64
  %y = arith.muli %a, %b : i64
  %z = arith.addi %x, %y : i64
  call @take(%z) : (i64) -> ()
  return
}
// -----
func.func private @give() -> memref<?xi64>
func.func private @take(i64)
func.func @f() {
  %c0 = arith.constant 0 : index
  %m = call @give() : () -> memref<?xi64>
  %x = memref.load %m[%c0] : memref<?xi64>
  %a = arith.constant 2 : i64
  %b = arith.constant 3 : i64
  %y = arith.muli %a, %b overflow<nsw, nuw> : i64
  %z = arith.addi %x, %y : i64
  call @take(%z) : (i64) -> ()
  return
}
// expect: equivalent bitwise static
