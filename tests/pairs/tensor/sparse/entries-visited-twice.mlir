#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<3x4xf64, #CSR>, %out: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %r = sparse_tensor.foreach in %t init(%out) : tensor<3x4xf64, #CSR>, tensor<3x4xf64> -> tensor<3x4xf64> do {
  ^bb0(%i: index, %j: index, %v: f64, %o: tensor<3x4xf64>):
    %n = tensor.insert %v into %o[%i, %j] : tensor<3x4xf64>
    sparse_tensor.yield %n : tensor<3x4xf64>
  }
  return %r : tensor<3x4xf64>
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<3x4xf64, #CSR>, %out: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %values = sparse_tensor.values %t : tensor<3x4xf64, #CSR> to memref<?xf64>
  %positions = sparse_tensor.positions %t {level = 1 : index} : tensor<3x4xf64, #CSR> to memref<?xindex>
  %coordinates = sparse_tensor.coordinates %t {level = 1 : index} : tensor<3x4xf64, #CSR> to memref<?xindex>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %out) -> (tensor<3x4xf64>) {
    %lower = memref.load %positions[%i] : memref<?xindex>
    %next = arith.addi %i, %c1 : index
    %upper = memref.load %positions[%next] : memref<?xindex>
    %s = scf.for %q = %lower to %upper step %c1 iter_args(%b = %a) -> (tensor<3x4xf64>) {
      %j = memref.load %coordinates[%q] : memref<?xindex>
      %v = memref.load %values[%q] : memref<?xf64>
      %m = tensor.insert %v into %b[%i, %j] : tensor<3x4xf64>
      %w = arith.addf %v, %v : f64
      %n = tensor.insert %w into %m[%i, %j] : tensor<3x4xf64>
      scf.yield %n : tensor<3x4xf64>
    }
    scf.yield %s : tensor<3x4xf64>
  }
  return %r : tensor<3x4xf64>
}
// expect: unknown
