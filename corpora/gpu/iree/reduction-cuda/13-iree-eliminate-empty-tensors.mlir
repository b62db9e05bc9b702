"func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
  %0 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> i32
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  %3 = "arith.constant"() <{value = 40 : index}> : () -> index
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %6 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  %7 = "iree_codegen.load_from_buffer"(%5) : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>) -> tensor<24x40xi32>
  %8 = "iree_codegen.load_from_buffer"(%6) : (memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> tensor<24xi32>
  %9 = "tensor.empty"() : () -> tensor<24xi32>
  %10 = "scf.forall"(%8) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 1>}> ({
  ^bb0(%arg0: index, %arg1: tensor<24xi32>):
    %11 = "scf.forall"(%arg1) <{mapping = [#gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 24>}> ({
    ^bb0(%arg2: index, %arg3: tensor<24xi32>):
      %12 = "tensor.extract_slice"(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<24xi32>, index) -> tensor<1xi32>
      %13 = "scf.for"(%4, %3, %2, %0) ({
      ^bb0(%arg4: index, %arg5: vector<1xi32>):
        %15 = "vector.transfer_read"(%7, %arg2, %arg4, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<24x40xi32>, index, index, i32) -> vector<1x4xi32>
        %16 = "vector.contract"(%15, %15, %arg5) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<1x4xi32>, vector<1x4xi32>, vector<1xi32>) -> vector<1xi32>
        "scf.yield"(%16) : (vector<1xi32>) -> ()
      }) : (index, index, index, vector<1xi32>) -> vector<1xi32>
      %14 = "vector.transfer_write"(%13, %12, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<1xi32>, tensor<1xi32>, index) -> tensor<1xi32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%14, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xi32>, tensor<24xi32>, index) -> ()
      }) : () -> ()
    }) : (tensor<24xi32>) -> tensor<24xi32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%11, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 24>, static_strides = array<i64: 1>}> : (tensor<24xi32>, tensor<24xi32>) -> ()
    }) : () -> ()
  }) : (tensor<24xi32>) -> tensor<24xi32>
  "iree_codegen.store_to_buffer"(%10, %6) : (tensor<24xi32>, memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 32, 1, 1>, translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 1, 1] subgroup_size = 32>} : () -> ()
