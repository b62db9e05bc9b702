func.func @kernel(%a: i64, %b: i64, %out: memref<6xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  scf.for %k = %c0 to %c6 step %c1 {
    %t = tensor.from_elements %a, %b : tensor<2xi64>
    %p = index.remu %k, %c2
    %e = tensor.extract %t[%p] : tensor<2xi64>
    %s = arith.addi %e, %b : i64
    %u = tensor.insert %s into %t[%p] : tensor<2xi64>
    %f = tensor.extract %u[%p] : tensor<2xi64>
    memref.store %f, %out[%k] : memref<6xi64>
  }
  return
}
