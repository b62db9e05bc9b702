func.func @f(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  return %a : tensor<?x?xf32>
}
// -----
func.func @f(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %a, %c0 : tensor<?x?xf32>
  %e = tensor.dim %a, %c1 : tensor<?x?xf32>
  %r = scf.for %i = %c0 to %d step %c2 iter_args(%x = %a) -> (tensor<?x?xf32>) {
   %q = scf.for %j = %c0 to %e step %c2 iter_args(%y = %x) -> (tensor<?x?xf32>) {
    %n = affine.min affine_map<(i)[d] -> (d - i, 2)>(%i)[%d]
    %m = affine.min affine_map<(i)[d] -> (d - i, 2)>(%j)[%e]
    %s = tensor.extract_slice %y[%i, %j][%n, %m][1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %t = tensor.insert_slice %s into %y[%i, %j][%n, %m][1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    scf.yield %t : tensor<?x?xf32>
    }
    scf.yield %q : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
// expect: equivalent
