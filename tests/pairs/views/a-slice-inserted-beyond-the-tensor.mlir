func.func @f(%t: tensor<?xf32>, %s: tensor<2xf32>, %o: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %c2 = arith.constant 2 : index
  %last = arith.subi %n, %c2 : index
  %below = arith.cmpi sge, %o, %c0 : index
  %above = arith.cmpi sle, %o, %last : index
  %in = arith.andi %below, %above : i1
  %r = scf.if %in -> tensor<?xf32> {
    %u = tensor.insert_slice %s into %t[%o] [2] [1] : tensor<2xf32> into tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  } else {
    scf.yield %t : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @f(%t: tensor<?xf32>, %s: tensor<2xf32>, %o: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %below = arith.cmpi sge, %o, %c0 : index
  %above = arith.cmpi slt, %o, %n : index
  %in = arith.andi %below, %above : i1
  %r = scf.if %in -> tensor<?xf32> {
    %u = tensor.insert_slice %s into %t[%o] [2] [1] : tensor<2xf32> into tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  } else {
    scf.yield %t : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// expect: different
