"func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4x1xf32>
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
        %12 = "vector.load"(%7, %arg1, %arg2) <{nontemporal = false}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %13 = "vector.load"(%9, %arg2, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %14 = "vector.insert"(%13, %0) <{static_position = array<i64: 0>}> : (vector<1xf32>, vector<4x1xf32>) -> vector<4x1xf32>
        %15 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
        %16 = "vector.load"(%9, %15, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %17 = "vector.insert"(%16, %14) <{static_position = array<i64: 1>}> : (vector<1xf32>, vector<4x1xf32>) -> vector<4x1xf32>
        %18 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 2)>}> : (index) -> index
        %19 = "vector.load"(%9, %18, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %20 = "vector.insert"(%19, %17) <{static_position = array<i64: 2>}> : (vector<1xf32>, vector<4x1xf32>) -> vector<4x1xf32>
        %21 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 3)>}> : (index) -> index
        %22 = "vector.load"(%9, %21, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %23 = "vector.insert"(%22, %20) <{static_position = array<i64: 3>}> : (vector<1xf32>, vector<4x1xf32>) -> vector<4x1xf32>
        %24 = "vector.shape_cast"(%23) : (vector<4x1xf32>) -> vector<4xf32>
        %25 = "arith.mulf"(%12, %24) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %26 = "arith.addf"(%25, %12) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        "vector.store"(%26, %11, %arg1, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
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
