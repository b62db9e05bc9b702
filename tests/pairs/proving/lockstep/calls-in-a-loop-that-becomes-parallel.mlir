func.func private @g(index)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @g(%i) : (index) -> ()
  }
  return
}
// -----
func.func private @g(index)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    func.call @g(%i) : (index) -> ()
  }
  return
}
// expect: unknown
