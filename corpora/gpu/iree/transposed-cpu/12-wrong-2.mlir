"func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %1 = "arith.constant"() <{value = 4 : index}> : () -> index
  %2 = "arith.constant"() <{value = 1 : index}> : () -> index
  %3 = "arith.constant"() <{value = 48 : index}> : () -> index
  %4 = "arith.constant"() <{value = 6 : index}> : () -> index
  %5 = "arith.constant"() <{value = 0 : index}> : () -> index
  %6 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "memref.assume_alignment"(%6) <{alignment = 64 : i32}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
  %10 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 6>, staticUpperBound = array<i64: 6>}> ({
  ^bb0(%arg0: index):
    "scf.for"(%5, %4, %2) ({
    ^bb0(%arg1: index):
      "scf.for"(%5, %3, %1) ({
      ^bb0(%arg2: index):
        %12 = "vector.transfer_read"(%7, %arg1, %arg2, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<1x4xf32>
        %13 = "vector.transfer_read"(%9, %arg2, %arg1, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<4x1xf32>
        %14 = "vector.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (vector<4x1xf32>) -> vector<1x4xf32>
        %15 = "arith.mulf"(%12, %14) <{fastmath = #arith.fastmath<none>}> : (vector<1x4xf32>, vector<1x4xf32>) -> vector<1x4xf32>
        %16 = "arith.subf"(%15, %12) <{fastmath = #arith.fastmath<none>}> : (vector<1x4xf32>, vector<1x4xf32>) -> vector<1x4xf32>
        "vector.transfer_write"(%16, %11, %arg1, %arg2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x4xf32>, memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
