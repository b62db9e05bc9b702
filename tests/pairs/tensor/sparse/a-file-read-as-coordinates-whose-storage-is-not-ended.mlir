#R = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#O = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#P = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) -> index {
  %r = sparse_tensor.new %p : !llvm.ptr to tensor<3x3xf64, #R>
  %n = sparse_tensor.number_of_entries %r : tensor<3x3xf64, #R>
  sparse_tensor.print %r : tensor<3x3xf64, #R>
  return %n : index
}
// -----
#R = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#O = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#P = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) -> index {
  %c = sparse_tensor.new %p : !llvm.ptr to tensor<3x3xf64, #O>
  %1 = bufferization.alloc_tensor() : tensor<3x3xf64, #R>
  %2 = sparse_tensor.foreach in %c init(%1) : tensor<3x3xf64, #O>, tensor<3x3xf64, #R> -> tensor<3x3xf64, #R> do {
  ^bb0(%i: index, %j: index, %v: f64, %t: tensor<3x3xf64, #R>):
    %u = tensor.insert %v into %t[%i, %j] : tensor<3x3xf64, #R>
    sparse_tensor.yield %u : tensor<3x3xf64, #R>
  }
  %r = sparse_tensor.load %2 : tensor<3x3xf64, #R>
  bufferization.dealloc_tensor %c : tensor<3x3xf64, #O>
  %n = sparse_tensor.number_of_entries %r : tensor<3x3xf64, #R>
  sparse_tensor.print %r : tensor<3x3xf64, #R>
  return %n : index
}
// expect: unknown
