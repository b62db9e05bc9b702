"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
  %0 = "arith.constant"() <{value = dense<0> : vector<1x8xi32>}> : () -> vector<1x8xi32>
  %1 = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> i32
  %3 = "arith.constant"() <{value = 5 : index}> : () -> index
  %4 = "arith.constant"() <{value = 1 : index}> : () -> index
  %5 = "arith.constant"() <{value = 2 : index}> : () -> index
  %6 = "arith.constant"() <{value = 0 : index}> : () -> index
  %7 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %8 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  %9 = "iree_codegen.load_from_buffer"(%7) : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>) -> tensor<24x40xi32>
  %10 = "tensor.empty"() : () -> tensor<24xi32>
  %11 = "scf.forall"(%10) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: 24>}> ({
  ^bb0(%arg0: index, %arg1: tensor<24xi32>):
    %12 = "tensor.extract_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<24xi32>, index) -> tensor<2xi32>
    %13 = "tensor.extract_slice"(%9, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (tensor<24x40xi32>, index) -> tensor<2x40xi32>
    %14 = "vector.transfer_write"(%1, %12, %6) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<2xi32>, tensor<2xi32>, index) -> tensor<2xi32>
    %15 = "scf.for"(%6, %5, %4, %14) ({
    ^bb0(%arg2: index, %arg3: tensor<2xi32>):
      %16 = "tensor.extract_slice"(%13, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (tensor<2x40xi32>, index) -> tensor<1x40xi32>
      %17 = "tensor.extract_slice"(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<2xi32>, index) -> tensor<1xi32>
      %18 = "tensor.expand_shape"(%16) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 8>}> : (tensor<1x40xi32>) -> tensor<1x5x8xi32>
      %19 = "tensor.empty"() : () -> tensor<1x8xi32>
      %20 = "vector.transfer_write"(%0, %19, %6, %6) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x8xi32>, tensor<1x8xi32>, index, index) -> tensor<1x8xi32>
      %21 = "scf.for"(%6, %3, %4, %20) ({
      ^bb0(%arg4: index, %arg5: tensor<1x8xi32>):
        %27 = "tensor.extract_slice"(%18, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0>, static_sizes = array<i64: 1, 1, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x5x8xi32>, index) -> tensor<1x1x8xi32>
        %28 = "vector.transfer_read"(%27, %6, %6, %6, %2) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (tensor<1x1x8xi32>, index, index, index, i32) -> vector<1x1x8xi32>
        %29 = "vector.transfer_read"(%arg5, %6, %6, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<1x8xi32>, index, index, i32) -> vector<1x8xi32>
        %30 = "vector.contract"(%28, %28, %29) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>, #vector.iterator_type<parallel>], kind = #vector.kind<add>}> : (vector<1x1x8xi32>, vector<1x1x8xi32>, vector<1x8xi32>) -> vector<1x8xi32>
        %31 = "vector.transfer_write"(%30, %arg5, %6, %6) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x8xi32>, tensor<1x8xi32>, index, index) -> tensor<1x8xi32>
        "scf.yield"(%31) : (tensor<1x8xi32>) -> ()
      }) : (index, index, index, tensor<1x8xi32>) -> tensor<1x8xi32>
      %22 = "vector.transfer_read"(%21, %6, %6, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<1x8xi32>, index, index, i32) -> vector<1x8xi32>
      %23 = "vector.transfer_read"(%17, %6, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<1xi32>, index, i32) -> vector<1xi32>
      %24 = "vector.multi_reduction"(%22, %23) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<1x8xi32>, vector<1xi32>) -> vector<1xi32>
      %25 = "vector.transfer_write"(%24, %17, %6) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<1xi32>, tensor<1xi32>, index) -> tensor<1xi32>
      %26 = "tensor.insert_slice"(%25, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xi32>, tensor<2xi32>, index) -> tensor<2xi32>
      "scf.yield"(%26) : (tensor<2xi32>) -> ()
    }) : (index, index, index, tensor<2xi32>) -> tensor<2xi32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%15, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xi32>, tensor<24xi32>, index) -> ()
    }) : () -> ()
  }) : (tensor<24xi32>) -> tensor<24xi32>
  "iree_codegen.store_to_buffer"(%11, %8) : (tensor<24xi32>, memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @reduction_dispatch_0_reduction_24x40_i32}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
