func.func @d() {
%c0 = arith.constant 0 : index
%zero = arith.constant 0.0 : f32
%a = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 0 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<2x1x16x16xf16>
%b = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 1 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x1x16x16xf16>
%c = "hal.interface.binding.subspan"(%c0) <{alignment = 64 : index, binding = 2 : index, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<2x1x16x16xf32>
%x = "iree_codegen.load_from_buffer"(%a) : (memref<2x1x16x16xf16>) -> tensor<2x1x16x16xf16>
%y = "iree_codegen.load_from_buffer"(%b) : (memref<1x1x16x16xf16>) -> tensor<1x1x16x16xf16>
%e = tensor.empty() : tensor<2x1x16x16xf32>
%f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32>
%z = "iree_codegen.inner_tiled"(%x, %y, %f) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, operandSegmentSizes = array<i32: 2, 1>, permutations = [array<i64: 0, 1>, array<i64: 1, 0>, array<i64: 0, 1>], semantics = #iree_gpu.mma_semantics<distributed = false, opaque = true>}> : (tensor<2x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32>
"iree_codegen.store_to_buffer"(%z, %c) : (tensor<2x1x16x16xf32>, memref<2x1x16x16xf32>) -> ()
%t = "iree_codegen.index_hint"(%c0) <{hint = #iree_gpu.lane_constant<16>}> : (index) -> index
memref.store %zero, %c[%t, %c0, %c0, %c0] : memref<2x1x16x16xf32>
return
}
