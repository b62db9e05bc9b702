func.func @f(%v: tensor<?xf32>, %w: tensor<?xf32>, %n: index) -> tensor<?x?xf32> {
  %A = tensor.expand_shape %v [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  %B = tensor.expand_shape %w [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%n, %n) : tensor<?x?xf32>
  %C = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%A, %B : tensor<?x?xf32>, tensor<?x?xf32>) outs(%C : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @f(%v: tensor<?xf32>, %w: tensor<?xf32>, %n: index) -> tensor<?x?xf32> {
  %A = tensor.expand_shape %v [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  %B = tensor.expand_shape %w [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%n, %n) : tensor<?x?xf32>
  %C = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%A, %B : tensor<?x?xf32>, tensor<?x?xf32>) outs(%C : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// expect: equivalent bitwise listed
