"func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
  %0 = "arith.constant"() <{value = 4 : index}> : () -> index
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %2 = "arith.constant"() <{value = 48 : index}> : () -> index
  %3 = "arith.constant"() <{value = 6 : index}> : () -> index
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "memref.assume_alignment"(%5) <{alignment = 64 : i32}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 6>, staticUpperBound = array<i64: 6>}> ({
  ^bb0(%arg0: index):
    "scf.for"(%4, %3, %1) ({
    ^bb0(%arg1: index):
      "scf.for"(%4, %2, %0) ({
      ^bb0(%arg2: index):
        %11 = "vector.load"(%6, %arg1, %arg2) <{nontemporal = false}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %12 = "vector.load"(%8, %arg2, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %13 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
        %14 = "vector.load"(%8, %13, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %15 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 2)>}> : (index) -> index
        %16 = "vector.load"(%8, %15, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %17 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 3)>}> : (index) -> index
        %18 = "vector.load"(%8, %17, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %19 = "vector.to_elements"(%12) : (vector<1xf32>) -> f32
        %20 = "vector.to_elements"(%14) : (vector<1xf32>) -> f32
        %21 = "vector.to_elements"(%16) : (vector<1xf32>) -> f32
        %22 = "vector.to_elements"(%18) : (vector<1xf32>) -> f32
        %23 = "vector.from_elements"(%19, %20, %21, %22) : (f32, f32, f32, f32) -> vector<4xf32>
        %24 = "arith.mulf"(%11, %23) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %25 = "arith.addf"(%24, %11) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        "vector.store"(%25, %10, %arg1, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
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
