"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "arith.constant"() <{value = 48 : index}> : () -> index
    %6 = "arith.constant"() <{value = 6 : index}> : () -> index
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
    %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
    %10 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
    %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
    %12 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
    %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
    %14 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %15 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    %16 = "affine.apply"(%14) <{map = affine_map<()[s0] -> (s0 * 6)>}> : (index) -> index
    "scf.for"(%7, %6, %4) ({
    ^bb0(%arg1: index):
      "scf.for"(%7, %5, %3) ({
      ^bb0(%arg2: index):
        %17 = "vector.load"(%9, %arg1, %arg2) <{nontemporal = false}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<4xf32>
        %18 = "vector.load"(%11, %arg2, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %19 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
        %20 = "vector.load"(%11, %19, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %21 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 2)>}> : (index) -> index
        %22 = "vector.load"(%11, %21, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %23 = "affine.apply"(%arg2) <{map = affine_map<(d0) -> (d0 + 3)>}> : (index) -> index
        %24 = "vector.load"(%11, %23, %arg1) <{nontemporal = false}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<1xf32>
        %25 = "vector.to_elements"(%18) : (vector<1xf32>) -> f32
        %26 = "vector.to_elements"(%20) : (vector<1xf32>) -> f32
        %27 = "vector.to_elements"(%22) : (vector<1xf32>) -> f32
        %28 = "vector.to_elements"(%24) : (vector<1xf32>) -> f32
        %29 = "vector.from_elements"(%25, %26, %27, %28) : (f32, f32, f32, f32) -> vector<4xf32>
        %30 = "arith.mulf"(%17, %29) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %31 = "arith.addf"(%30, %17) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        "vector.store"(%31, %13, %arg1, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @transposed_dispatch_0_elementwise_transpose_6x48_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
