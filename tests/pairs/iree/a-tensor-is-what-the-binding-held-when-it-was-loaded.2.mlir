func.func @d() {
%c0 = arith.constant 0 : index
%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>
%b = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 1 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>
%old = "iree_tensor_ext.dispatch.tensor.load"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (!iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>) -> tensor<8xf32>
%z = "arith.negf"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<8xf32>) -> tensor<8xf32>
%kept = "iree_tensor_ext.dispatch.tensor.load"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (!iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>) -> tensor<8xf32>
"iree_tensor_ext.dispatch.tensor.store"(%z, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (tensor<8xf32>, !iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>) -> ()
"iree_tensor_ext.dispatch.tensor.store"(%kept, %b) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (tensor<8xf32>, !iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>) -> ()
return
}
// -----
func.func @d() {
%c0 = arith.constant 0 : index
%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>
%b = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 1 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>
%old = "iree_tensor_ext.dispatch.tensor.load"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (!iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>) -> tensor<8xf32>
%z = "arith.negf"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<8xf32>) -> tensor<8xf32>
"iree_tensor_ext.dispatch.tensor.store"(%z, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (tensor<8xf32>, !iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>) -> ()
%kept = "iree_tensor_ext.dispatch.tensor.load"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (!iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>) -> tensor<8xf32>
"iree_tensor_ext.dispatch.tensor.store"(%kept, %b) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (tensor<8xf32>, !iree_tensor_ext.dispatch.tensor<readwrite:tensor<8xf32>>) -> ()
return
}
// expect: different
