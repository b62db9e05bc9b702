#R = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func private @show(tensor<3x3xf64>)
func.func @f(%p: !llvm.ptr) {
  %a = sparse_tensor.new %p : !llvm.ptr to tensor<3x3xf64, #R>
  %z = arith.constant dense<0.0> : tensor<3x3xf64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%a : tensor<3x3xf64, #R>) outs(%z : tensor<3x3xf64>) {
  ^bb0(%x: f64, %y: f64):
    %n = arith.negf %x : f64
    linalg.yield %n : f64
  } -> tensor<3x3xf64>
  call @show(%r) : (tensor<3x3xf64>) -> ()
  return
}
// -----
#R = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func private @show(tensor<3x3xf64>)
func.func @f(%p: !llvm.ptr) {
  %a = sparse_tensor.new %p : !llvm.ptr to tensor<3x3xf64, #R>
  %r = sparse_tensor.convert %a : tensor<3x3xf64, #R> to tensor<3x3xf64>
  call @show(%r) : (tensor<3x3xf64>) -> ()
  return
}
// expect: unknown
