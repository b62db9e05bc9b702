func.func private @g(index)
func.func private @h(index)
func.func @f(%n: index) {
  scf.forall (%i, %j) in (%n, 4) {
    %c2 = arith.constant 2 : index
    %k = arith.muli %i, %c2 : index
    func.call @g(%k) : (index) -> ()
    func.call @h(%j) : (index) -> ()
  }
  return
}
// -----
func.func private @g(index)
func.func private @h(index)
func.func @f(%n: index) {
  scf.forall (%i, %j) in (%n, 4) {
    %c2 = arith.constant 2 : index
    %k = arith.addi %i, %i : index
    func.call @g(%k) : (index) -> ()
    func.call @h(%j) : (index) -> ()
  }
  return
}
// expect: equivalent bitwise all-sizes
// assumes: external calls are functions of what they are given to read, of what earlier ones were given to write and of globals that others see, return, and have no other effect
