"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
  %0 = "arith.constant"() <{value = 7 : index}> : () -> index
  %1 = "arith.constant"() <{value = 6 : index}> : () -> index
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  %3 = "arith.constant"() <{value = 3 : index}> : () -> index
  %4 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
  %5 = "arith.constant"() <{value = dense<0> : vector<8xi32>}> : () -> vector<8xi32>
  %6 = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
  %7 = "arith.constant"() <{value = 5 : index}> : () -> index
  %8 = "arith.constant"() <{value = 1 : index}> : () -> index
  %9 = "arith.constant"() <{value = 2 : index}> : () -> index
  %10 = "arith.constant"() <{value = 0 : index}> : () -> index
  %11 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %13 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: 24>}> ({
  ^bb0(%arg0: index):
    %15 = "memref.subview"(%14, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %16 = "memref.subview"(%12, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "vector.transfer_write"(%6, %15, %10) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<2xi32>, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
    "scf.for"(%10, %9, %8) ({
    ^bb0(%arg1: index):
      %17 = "memref.subview"(%16, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %18 = "memref.expand_shape"(%17) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 8>}> : (memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %19 = "scf.for"(%10, %7, %8, %5) ({
      ^bb0(%arg2: index, %arg3: vector<8xi32>):
        %22 = "memref.load"(%18, %10, %arg2, %10) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %23 = "vector.insert"(%22, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %24 = "memref.load"(%18, %10, %arg2, %10) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %25 = "vector.insert"(%24, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %26 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<8xi32>) -> i32
        %27 = "arith.muli"(%23, %25) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %28 = "vector.reduction"(%27, %26) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %29 = "vector.insert"(%28, %5) <{static_position = array<i64: 0>}> : (i32, vector<8xi32>) -> vector<8xi32>
        %30 = "memref.load"(%18, %10, %arg2, %8) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %31 = "vector.insert"(%30, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %32 = "memref.load"(%18, %10, %arg2, %8) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %33 = "vector.insert"(%32, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %34 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<8xi32>) -> i32
        %35 = "arith.muli"(%31, %33) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %36 = "vector.reduction"(%35, %34) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %37 = "vector.insert"(%36, %29) <{static_position = array<i64: 1>}> : (i32, vector<8xi32>) -> vector<8xi32>
        %38 = "memref.load"(%18, %10, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %39 = "vector.insert"(%38, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %40 = "memref.load"(%18, %10, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %41 = "vector.insert"(%40, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %42 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<8xi32>) -> i32
        %43 = "arith.muli"(%39, %41) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %44 = "vector.reduction"(%43, %42) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %45 = "vector.insert"(%44, %37) <{static_position = array<i64: 2>}> : (i32, vector<8xi32>) -> vector<8xi32>
        %46 = "memref.load"(%18, %10, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %47 = "vector.insert"(%46, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %48 = "memref.load"(%18, %10, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %49 = "vector.insert"(%48, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %50 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<8xi32>) -> i32
        %51 = "arith.muli"(%47, %49) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %52 = "vector.reduction"(%51, %50) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %53 = "vector.insert"(%52, %45) <{static_position = array<i64: 3>}> : (i32, vector<8xi32>) -> vector<8xi32>
        %54 = "memref.load"(%18, %10, %arg2, %2) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %55 = "vector.insert"(%54, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %56 = "memref.load"(%18, %10, %arg2, %2) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %57 = "vector.insert"(%56, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %58 = "vector.extract"(%arg3) <{static_position = array<i64: 4>}> : (vector<8xi32>) -> i32
        %59 = "arith.muli"(%55, %57) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %60 = "vector.reduction"(%59, %58) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %61 = "vector.insert"(%60, %53) <{static_position = array<i64: 4>}> : (i32, vector<8xi32>) -> vector<8xi32>
        %62 = "memref.load"(%18, %10, %arg2, %7) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %63 = "vector.insert"(%62, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %64 = "memref.load"(%18, %10, %arg2, %7) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %65 = "vector.insert"(%64, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %66 = "vector.extract"(%arg3) <{static_position = array<i64: 5>}> : (vector<8xi32>) -> i32
        %67 = "arith.muli"(%63, %65) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %68 = "vector.reduction"(%67, %66) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %69 = "vector.insert"(%68, %61) <{static_position = array<i64: 5>}> : (i32, vector<8xi32>) -> vector<8xi32>
        %70 = "memref.load"(%18, %10, %arg2, %1) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %71 = "vector.insert"(%70, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %72 = "memref.load"(%18, %10, %arg2, %1) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %73 = "vector.insert"(%72, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %74 = "vector.extract"(%arg3) <{static_position = array<i64: 6>}> : (vector<8xi32>) -> i32
        %75 = "arith.muli"(%71, %73) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %76 = "vector.reduction"(%75, %74) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %77 = "vector.insert"(%76, %69) <{static_position = array<i64: 6>}> : (i32, vector<8xi32>) -> vector<8xi32>
        %78 = "memref.load"(%18, %10, %arg2, %0) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %79 = "vector.insert"(%78, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %80 = "memref.load"(%18, %10, %arg2, %0) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %81 = "vector.insert"(%80, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %82 = "vector.extract"(%arg3) <{static_position = array<i64: 7>}> : (vector<8xi32>) -> i32
        %83 = "arith.muli"(%79, %81) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %84 = "vector.reduction"(%83, %82) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %85 = "vector.insert"(%84, %77) <{static_position = array<i64: 7>}> : (i32, vector<8xi32>) -> vector<8xi32>
        "scf.yield"(%85) : (vector<8xi32>) -> ()
      }) : (index, index, index, vector<8xi32>) -> vector<8xi32>
      %20 = "memref.load"(%15, %arg1) <{invariant = false, nontemporal = false}> : (memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> i32
      %21 = "vector.reduction"(%19, %20) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xi32>, i32) -> i32
      "memref.store"(%21, %15, %arg1) <{nontemporal = false}> : (i32, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
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
