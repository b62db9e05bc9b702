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
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %9 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: 24>}> ({
  ^bb0(%arg0: index):
    %11 = "memref.subview"(%10, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %12 = "memref.subview"(%8, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "vector.transfer_write"(%1, %11, %6) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<2xi32>, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
    "scf.for"(%6, %5, %4) ({
    ^bb0(%arg3: index):
      %13 = "memref.subview"(%12, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %14 = "memref.expand_shape"(%13) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 8>}> : (memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %15 = "scf.for"(%6, %3, %4, %0) ({
      ^bb0(%arg4: index, %arg5: vector<1x8xi32>):
        %18 = "vector.transfer_read"(%14, %6, %arg4, %6, %2) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, i32) -> vector<1x1x8xi32>
        %19 = "vector.contract"(%18, %18, %arg5) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>, #vector.iterator_type<parallel>], kind = #vector.kind<add>}> : (vector<1x1x8xi32>, vector<1x1x8xi32>, vector<1x8xi32>) -> vector<1x8xi32>
        "scf.yield"(%19) : (vector<1x8xi32>) -> ()
      }) : (index, index, index, vector<1x8xi32>) -> vector<1x8xi32>
      %16 = "vector.transfer_read"(%11, %arg3, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, i32) -> vector<1xi32>
      %17 = "vector.multi_reduction"(%15, %16) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<1x8xi32>, vector<1xi32>) -> vector<1xi32>
      "vector.transfer_write"(%17, %11, %arg3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<1xi32>, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "linalg.generic"(%11, %11) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      "linalg.yield"(%arg1) : (i32) -> ()
    }) : (memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @reduction_dispatch_0_reduction_24x40_i32}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
