func.func @f(%a: tensor<1x?xi32>, %b: tensor<1x?xi32>) -> tensor<?x1xi32> {
  %s = tosa.add %a, %b : (tensor<1x?xi32>, tensor<1x?xi32>) -> tensor<1x?xi32>
  %t = tosa.transpose %s {perms = array<i32: 1, 0>} : (tensor<1x?xi32>) -> tensor<?x1xi32>
  return %t : tensor<?x1xi32>
}
// -----
func.func @f(%a: tensor<1x?xi32>, %b: tensor<1x?xi32>) -> tensor<?x1xi32> {
  %x = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<1x?xi32>) -> tensor<?x1xi32>
  %y = tosa.transpose %b {perms = array<i32: 1, 0>} : (tensor<1x?xi32>) -> tensor<?x1xi32>
  %s = tosa.add %y, %x : (tensor<?x1xi32>, tensor<?x1xi32>) -> tensor<?x1xi32>
  return %s : tensor<?x1xi32>
}
// expect: equivalent bitwise all-sizes
