#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<3x4xf64, #CSR>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %values = sparse_tensor.values %t : tensor<3x4xf64, #CSR> to memref<?xf64>
  %positions = sparse_tensor.positions %t {level = 1 : index} : tensor<3x4xf64, #CSR> to memref<?xindex>
  %lower = memref.load %positions[%c0] : memref<?xindex>
  %upper = memref.load %positions[%c1] : memref<?xindex>
  %r = scf.for %q = %lower to %upper step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %values[%q] : memref<?xf64>
    %b = arith.addf %a, %v : f64
    scf.yield %b : f64
  }
  return %r : f64
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64>
func.func private @sparsePositions0(!llvm.ptr, index) -> memref<?xindex>
func.func private @sparseCoordinates0(!llvm.ptr, index) -> memref<?xindex>
func.func @f(%t: !llvm.ptr) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %values = call @sparseValuesF64(%t) : (!llvm.ptr) -> memref<?xf64>
  %positions = call @sparsePositions0(%t, %c0) : (!llvm.ptr, index) -> memref<?xindex>
  %lower = memref.load %positions[%c0] : memref<?xindex>
  %upper = memref.load %positions[%c1] : memref<?xindex>
  %r = scf.for %q = %lower to %upper step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %values[%q] : memref<?xf64>
    %b = arith.addf %a, %v : f64
    scf.yield %b : f64
  }
  return %r : f64
}
// expect: unknown
