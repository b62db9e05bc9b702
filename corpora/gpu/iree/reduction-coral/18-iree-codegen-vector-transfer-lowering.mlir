"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
  %0 = "arith.constant"() <{value = 7 : index}> : () -> index
  %1 = "arith.constant"() <{value = 6 : index}> : () -> index
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  %3 = "arith.constant"() <{value = 3 : index}> : () -> index
  %4 = "arith.constant"() <{value = dense<0> : vector<8xi32>}> : () -> vector<8xi32>
  %5 = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
  %6 = "arith.constant"() <{value = 5 : index}> : () -> index
  %7 = "arith.constant"() <{value = 1 : index}> : () -> index
  %8 = "arith.constant"() <{value = 2 : index}> : () -> index
  %9 = "arith.constant"() <{value = 0 : index}> : () -> index
  %10 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %12 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: 24>}> ({
  ^bb0(%arg0: index):
    %14 = "memref.subview"(%13, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %15 = "memref.subview"(%11, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "vector.store"(%5, %14, %9) <{nontemporal = false}> : (vector<2xi32>, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
    "scf.for"(%9, %8, %7) ({
    ^bb0(%arg1: index):
      %16 = "memref.subview"(%15, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %17 = "memref.expand_shape"(%16) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 8>}> : (memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %18 = "scf.for"(%9, %6, %7, %4) ({
      ^bb0(%arg2: index, %arg3: vector<8xi32>):
        %21 = "memref.load"(%17, %9, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %22 = "vector.broadcast"(%21) : (i32) -> vector<1xi32>
        %23 = "memref.load"(%17, %9, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %24 = "vector.broadcast"(%23) : (i32) -> vector<1xi32>
        %25 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<8xi32>) -> i32
        %26 = "arith.muli"(%22, %24) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %27 = "vector.extract"(%26) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %28 = "arith.addi"(%27, %25) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %29 = "memref.load"(%17, %9, %arg2, %7) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %30 = "vector.broadcast"(%29) : (i32) -> vector<1xi32>
        %31 = "memref.load"(%17, %9, %arg2, %7) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %32 = "vector.broadcast"(%31) : (i32) -> vector<1xi32>
        %33 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<8xi32>) -> i32
        %34 = "arith.muli"(%30, %32) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %35 = "vector.extract"(%34) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %36 = "arith.addi"(%35, %33) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %37 = "memref.load"(%17, %9, %arg2, %8) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %38 = "vector.broadcast"(%37) : (i32) -> vector<1xi32>
        %39 = "memref.load"(%17, %9, %arg2, %8) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %40 = "vector.broadcast"(%39) : (i32) -> vector<1xi32>
        %41 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<8xi32>) -> i32
        %42 = "arith.muli"(%38, %40) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %43 = "vector.extract"(%42) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %44 = "arith.addi"(%43, %41) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %45 = "memref.load"(%17, %9, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %46 = "vector.broadcast"(%45) : (i32) -> vector<1xi32>
        %47 = "memref.load"(%17, %9, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %48 = "vector.broadcast"(%47) : (i32) -> vector<1xi32>
        %49 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<8xi32>) -> i32
        %50 = "arith.muli"(%46, %48) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %51 = "vector.extract"(%50) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %52 = "arith.addi"(%51, %49) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %53 = "memref.load"(%17, %9, %arg2, %2) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %54 = "vector.broadcast"(%53) : (i32) -> vector<1xi32>
        %55 = "memref.load"(%17, %9, %arg2, %2) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %56 = "vector.broadcast"(%55) : (i32) -> vector<1xi32>
        %57 = "vector.extract"(%arg3) <{static_position = array<i64: 4>}> : (vector<8xi32>) -> i32
        %58 = "arith.muli"(%54, %56) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %59 = "vector.extract"(%58) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %60 = "arith.addi"(%59, %57) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %61 = "memref.load"(%17, %9, %arg2, %6) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %62 = "vector.broadcast"(%61) : (i32) -> vector<1xi32>
        %63 = "memref.load"(%17, %9, %arg2, %6) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %64 = "vector.broadcast"(%63) : (i32) -> vector<1xi32>
        %65 = "vector.extract"(%arg3) <{static_position = array<i64: 5>}> : (vector<8xi32>) -> i32
        %66 = "arith.muli"(%62, %64) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %67 = "vector.extract"(%66) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %68 = "arith.addi"(%67, %65) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %69 = "memref.load"(%17, %9, %arg2, %1) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %70 = "vector.broadcast"(%69) : (i32) -> vector<1xi32>
        %71 = "memref.load"(%17, %9, %arg2, %1) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %72 = "vector.broadcast"(%71) : (i32) -> vector<1xi32>
        %73 = "vector.extract"(%arg3) <{static_position = array<i64: 6>}> : (vector<8xi32>) -> i32
        %74 = "arith.muli"(%70, %72) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %75 = "vector.extract"(%74) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %76 = "arith.addi"(%75, %73) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %77 = "memref.load"(%17, %9, %arg2, %0) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %78 = "vector.broadcast"(%77) : (i32) -> vector<1xi32>
        %79 = "memref.load"(%17, %9, %arg2, %0) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %80 = "vector.broadcast"(%79) : (i32) -> vector<1xi32>
        %81 = "vector.extract"(%arg3) <{static_position = array<i64: 7>}> : (vector<8xi32>) -> i32
        %82 = "arith.muli"(%78, %80) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %83 = "vector.extract"(%82) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %84 = "arith.addi"(%83, %81) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %85 = "vector.from_elements"(%28, %36, %44, %52, %60, %68, %76, %84) : (i32, i32, i32, i32, i32, i32, i32, i32) -> vector<8xi32>
        "scf.yield"(%85) : (vector<8xi32>) -> ()
      }) : (index, index, index, vector<8xi32>) -> vector<8xi32>
      %19 = "memref.load"(%14, %arg1) <{invariant = false, nontemporal = false}> : (memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> i32
      %20 = "vector.reduction"(%18, %19) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xi32>, i32) -> i32
      "memref.store"(%20, %14, %arg1) <{nontemporal = false}> : (i32, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
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
