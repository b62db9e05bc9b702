func.func private @g(i32)
func.func private @h(i32)
func.func @f(%n: index, %x: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  scf.for %i = %c0 to %n step %c1 {
    %z = arith.index_cast %i : index to i32
    func.call @g(%z) : (i32) -> ()
  }
  return
}
// -----
func.func private @g(i32)
func.func private @h(i32)
func.func @f(%n: index, %x: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  scf.for %i = %c1 to %n step %c1 {
    %z = arith.index_cast %i : index to i32
    func.call @g(%z) : (i32) -> ()
  }
  return
}
// expect: different
