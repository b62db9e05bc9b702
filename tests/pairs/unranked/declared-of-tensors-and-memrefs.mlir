func.func private @v(tensor<*xi8>) -> i64

func.func @f() -> i64 {
  %c = arith.constant dense<1> : tensor<3x3xi8>
  %u = tensor.cast %c : tensor<3x3xi8> to tensor<*xi8>
  %a = func.call @v(%u) : (tensor<*xi8>) -> i64
  %b = func.call @v(%u) : (tensor<*xi8>) -> i64
  return %b : i64
}

// -----

// Whether the second call sees what the first one wrote nothing says.
func.func private @v(memref<*xi8>) -> i64

func.func @f() -> i64 {
  %c = arith.constant dense<1> : tensor<3x3xi8>
  %t = tensor.cast %c : tensor<3x3xi8> to tensor<*xi8>
  %u = bufferization.to_buffer %t : tensor<*xi8> to memref<*xi8>
  %a = func.call @v(%u) : (memref<*xi8>) -> i64
  %b = func.call @v(%u) : (memref<*xi8>) -> i64
  return %b : i64
}

// expect: unknown open-obligation
