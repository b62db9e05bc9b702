"func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %1 = "arith.constant"() <{value = 4 : index}> : () -> index
  %2 = "arith.constant"() <{value = 1 : index}> : () -> index
  %3 = "arith.constant"() <{value = 48 : index}> : () -> index
  %4 = "arith.constant"() <{value = 6 : index}> : () -> index
  %5 = "arith.constant"() <{value = 0 : index}> : () -> index
  %6 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "iree_codegen.load_from_buffer"(%6) : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<6x48xf32>
  %10 = "iree_codegen.load_from_buffer"(%7) : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<48x6xf32>
  %11 = "iree_codegen.load_from_buffer"(%8) : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<6x48xf32>
  %12 = "tensor.empty"() : () -> tensor<6x48xf32>
  %13 = "scf.forall"(%11) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 6>, staticUpperBound = array<i64: 6>}> ({
  ^bb0(%arg0: index, %arg1: tensor<6x48xf32>):
    %14 = "scf.for"(%5, %4, %2, %arg1) ({
    ^bb0(%arg2: index, %arg3: tensor<6x48xf32>):
      %15 = "scf.for"(%5, %3, %1, %arg3) ({
      ^bb0(%arg4: index, %arg5: tensor<6x48xf32>):
        %16 = "vector.transfer_read"(%9, %arg2, %arg4, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<6x48xf32>, index, index, f32) -> vector<1x4xf32>
        %17 = "vector.transfer_read"(%10, %arg4, %arg2, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<48x6xf32>, index, index, f32) -> vector<4x1xf32>
        %18 = "vector.transpose"(%17) <{permutation = array<i64: 1, 0>}> : (vector<4x1xf32>) -> vector<1x4xf32>
        %19 = "arith.mulf"(%16, %18) <{fastmath = #arith.fastmath<none>}> : (vector<1x4xf32>, vector<1x4xf32>) -> vector<1x4xf32>
        %20 = "arith.addf"(%19, %16) <{fastmath = #arith.fastmath<none>}> : (vector<1x4xf32>, vector<1x4xf32>) -> vector<1x4xf32>
        %21 = "vector.transfer_write"(%20, %arg5, %arg2, %arg4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x4xf32>, tensor<6x48xf32>, index, index) -> tensor<6x48xf32>
        "scf.yield"(%21) : (tensor<6x48xf32>) -> ()
      }) : (index, index, index, tensor<6x48xf32>) -> tensor<6x48xf32>
      "scf.yield"(%15) : (tensor<6x48xf32>) -> ()
    }) : (index, index, index, tensor<6x48xf32>) -> tensor<6x48xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%14, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 6, 48>, static_strides = array<i64: 1, 1>}> : (tensor<6x48xf32>, tensor<6x48xf32>) -> ()
    }) : () -> ()
  }) : (tensor<6x48xf32>) -> tensor<6x48xf32>
  "iree_codegen.store_to_buffer"(%13, %8) : (tensor<6x48xf32>, memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
