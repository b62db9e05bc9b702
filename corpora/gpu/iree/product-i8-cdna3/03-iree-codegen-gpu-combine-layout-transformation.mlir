"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_i8xi8xi32"}> ({
  %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 0 : index}> : () -> index
  %2 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xi8, #hal.descriptor_type<storage_buffer>>
  %3 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi8, #hal.descriptor_type<storage_buffer>>
  %4 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xi32, #hal.descriptor_type<storage_buffer>>
  %5 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi32, #hal.descriptor_type<storage_buffer>>
  %6 = "iree_codegen.load_from_buffer"(%2) : (memref<32x32xi8, #hal.descriptor_type<storage_buffer>>) -> tensor<32x32xi8>
  %7 = "iree_codegen.load_from_buffer"(%3) : (memref<32x64xi8, #hal.descriptor_type<storage_buffer>>) -> tensor<32x64xi8>
  %8 = "iree_codegen.load_from_buffer"(%4) : (memref<64xi32, #hal.descriptor_type<storage_buffer>>) -> tensor<64xi32>
  %9 = "tensor.empty"() : () -> tensor<32x64xi32>
  %10 = "linalg.fill"(%0, %9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%arg6: i32, %arg7: i32):
    "linalg.yield"(%arg6) : (i32) -> ()
  }) : (i32, tensor<32x64xi32>) -> tensor<32x64xi32>
  %11 = "linalg.generic"(%6, %7, %10) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
    %14 = "arith.extsi"(%arg3) : (i8) -> i32
    %15 = "arith.extsi"(%arg4) : (i8) -> i32
    %16 = "arith.muli"(%14, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %17 = "arith.addi"(%arg5, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "linalg.yield"(%17) : (i32) -> ()
  }) : (tensor<32x32xi8>, tensor<32x64xi8>, tensor<32x64xi32>) -> tensor<32x64xi32>
  %12 = "linalg.generic"(%11, %8, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    %13 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "linalg.yield"(%13) : (i32) -> ()
  }) : (tensor<32x64xi32>, tensor<64xi32>, tensor<32x64xi32>) -> tensor<32x64xi32>
  "iree_codegen.store_to_buffer"(%12, %5) : (tensor<32x64xi32>, memref<32x64xi32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
