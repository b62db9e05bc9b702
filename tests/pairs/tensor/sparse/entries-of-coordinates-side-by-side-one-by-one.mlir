#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<3x4xf64, #COO>, %x: f64) -> tensor<3x4xf64> {
  %out = tensor.splat %x : tensor<3x4xf64>
  %r = sparse_tensor.foreach in %t init(%out) : tensor<3x4xf64, #COO>, tensor<3x4xf64> -> tensor<3x4xf64> do {
  ^bb0(%i: index, %j: index, %v: f64, %o: tensor<3x4xf64>):
    %n = tensor.insert %v into %o[%i, %j] : tensor<3x4xf64>
    sparse_tensor.yield %n : tensor<3x4xf64>
  }
  return %r : tensor<3x4xf64>
}
// -----
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<3x4xf64, #COO>, %x: f64) -> tensor<3x4xf64> {
  %out = tensor.splat %x : tensor<3x4xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %values = sparse_tensor.values %t : tensor<3x4xf64, #COO> to memref<?xf64>
  %positions = sparse_tensor.positions %t {level = 0 : index} : tensor<3x4xf64, #COO> to memref<?xindex>
  %rows = sparse_tensor.coordinates %t {level = 0 : index} : tensor<3x4xf64, #COO> to memref<?xindex, strided<[?], offset: ?>>
  %columns = sparse_tensor.coordinates %t {level = 1 : index} : tensor<3x4xf64, #COO> to memref<?xindex, strided<[?], offset: ?>>
  %lower = memref.load %positions[%c0] : memref<?xindex>
  %upper = memref.load %positions[%c1] : memref<?xindex>
  %r = scf.for %q = %lower to %upper step %c1 iter_args(%a = %out) -> (tensor<3x4xf64>) {
    %i = memref.load %rows[%q] : memref<?xindex, strided<[?], offset: ?>>
    %j = memref.load %columns[%q] : memref<?xindex, strided<[?], offset: ?>>
    %v = memref.load %values[%q] : memref<?xf64>
    %n = tensor.insert %v into %a[%i, %j] : tensor<3x4xf64>
    scf.yield %n : tensor<3x4xf64>
  }
  return %r : tensor<3x4xf64>
}
// expect: unknown
