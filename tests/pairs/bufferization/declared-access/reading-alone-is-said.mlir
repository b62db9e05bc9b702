func.func private @use(tensor<?xf32>)
func.func @f(%t: tensor<?xf32>, %i: index) -> f32 {
  func.call @use(%t) : (tensor<?xf32>) -> ()
  %x = tensor.extract %t[%i] : tensor<?xf32>
  return %x : f32
}
// -----
func.func private @use(tensor<?xf32> {bufferization.access = "read"})
func.func @f(%t: tensor<?xf32>, %i: index) -> f32 {
  func.call @use(%t) : (tensor<?xf32>) -> ()
  %x = tensor.extract %t[%i] : tensor<?xf32>
  return %x : f32
}
// expect: unknown
