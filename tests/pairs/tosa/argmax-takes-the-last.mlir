func.func @f(%a: tensor<3xi32>) -> tensor<i32> {
  %r = tosa.argmax %a {axis = 0 : i32} : (tensor<3xi32>) -> tensor<i32>
  return %r : tensor<i32>
}
// -----
func.func @f(%a: tensor<3xi32>) -> tensor<i32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = tensor.extract %a[%c0] : tensor<3xi32>
  %y = tensor.extract %a[%c1] : tensor<3xi32>
  %z = tensor.extract %a[%c2] : tensor<3xi32>
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %g = arith.cmpi sge, %y, %x : i32
  %m = arith.select %g, %y, %x : i32
  %i = arith.select %g, %k1, %k0 : i32
  %h = arith.cmpi sge, %z, %m : i32
  %j = arith.select %h, %k2, %i : i32
  %r = tensor.from_elements %j : tensor<i32>
  return %r : tensor<i32>
}
// expect: different
