// options: --func f
package p

fn twice(x: bits[8]) -> bits[9] {
  z: bits[1] = literal(value=0)
  ret r: bits[9] = concat(x, z)
}

fn f(a: bits[8][3]) -> bits[9][3] {
  ret r: bits[9][3] = map(a, to_apply=twice)
}
// -----
        func.func @f(%a: tensor<3xi8>) -> tensor<3xi9> {
          %one = arith.constant dense<2> : tensor<3xi9>
          %x = arith.extui %a : tensor<3xi8> to tensor<3xi9>
          %r = arith.shli %x, %one : tensor<3xi9>
          return %r : tensor<3xi9>
        }
// expect: different
