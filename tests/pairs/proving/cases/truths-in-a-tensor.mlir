// Which of a few comes last, by a loop that ends there and by all of them: a tensor of truths has few values.
func.func @f(%A: tensor<4xi1>) -> index {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %last = scf.while (%i = %c4) : (index) -> index {
    %some = arith.cmpi ugt, %i, %c0 : index
    %go = scf.if %some -> i1 {
      %before = arith.subi %i, %c1 : index
      %a = tensor.extract %A[%before] : tensor<4xi1>
      %true = arith.constant true
      %not = arith.xori %a, %true : i1
      scf.yield %not : i1
    } else {
      %false = arith.constant false
      scf.yield %false : i1
    }
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.subi %i, %c1 : index
    scf.yield %next : index
  }
  return %last : index
}
// -----
func.func @f(%A: tensor<4xi1>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%l = %c0) -> index {
    %a = tensor.extract %A[%i] : tensor<4xi1>
    %after = arith.addi %i, %c1 : index
    %m = arith.select %a, %after, %l : index
    scf.yield %m : index
  }
  return %last : index
}
// expect: equivalent bitwise static
