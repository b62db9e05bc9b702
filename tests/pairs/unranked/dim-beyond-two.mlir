func.func @f(%a: memref<*xf32>, %i: index) -> index {
  %d = memref.dim %a, %i : memref<*xf32>
  return %d : index
}

// -----

func.func @f(%a: memref<*xf32>, %i: index) -> index {
  %one = arith.constant 1 : index
  %j = arith.minui %i, %one : index
  %d = memref.dim %a, %j : memref<*xf32>
  return %d : index
}

// expect: unknown unsupported
