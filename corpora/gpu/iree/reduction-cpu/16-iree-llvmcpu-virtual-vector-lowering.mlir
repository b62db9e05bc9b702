"func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
  %0 = "arith.constant"() <{value = 3 : index}> : () -> index
  %1 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
  %2 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %3 = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
  %4 = "arith.constant"() <{value = 10 : index}> : () -> index
  %5 = "arith.constant"() <{value = 1 : index}> : () -> index
  %6 = "arith.constant"() <{value = 2 : index}> : () -> index
  %7 = "arith.constant"() <{value = 0 : index}> : () -> index
  %8 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %10 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: 24>}> ({
  ^bb0(%arg0: index):
    %12 = "memref.subview"(%11, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %13 = "memref.subview"(%9, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "vector.transfer_write"(%3, %12, %7) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<2xi32>, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
    "scf.for"(%7, %6, %5) ({
    ^bb0(%arg1: index):
      %14 = "memref.subview"(%13, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %15 = "memref.expand_shape"(%14) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 10, 4>}> : (memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %16 = "scf.for"(%7, %4, %5, %2) ({
      ^bb0(%arg2: index, %arg3: vector<4xi32>):
        %19 = "memref.load"(%15, %7, %arg2, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %20 = "vector.insert"(%19, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %21 = "memref.load"(%15, %7, %arg2, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %22 = "vector.insert"(%21, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %23 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
        %24 = "arith.muli"(%20, %22) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %25 = "vector.reduction"(%24, %23) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %26 = "vector.insert"(%25, %2) <{static_position = array<i64: 0>}> : (i32, vector<4xi32>) -> vector<4xi32>
        %27 = "memref.load"(%15, %7, %arg2, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %28 = "vector.insert"(%27, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %29 = "memref.load"(%15, %7, %arg2, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %30 = "vector.insert"(%29, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %31 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
        %32 = "arith.muli"(%28, %30) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %33 = "vector.reduction"(%32, %31) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %34 = "vector.insert"(%33, %26) <{static_position = array<i64: 1>}> : (i32, vector<4xi32>) -> vector<4xi32>
        %35 = "memref.load"(%15, %7, %arg2, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %36 = "vector.insert"(%35, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %37 = "memref.load"(%15, %7, %arg2, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %38 = "vector.insert"(%37, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %39 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
        %40 = "arith.muli"(%36, %38) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %41 = "vector.reduction"(%40, %39) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %42 = "vector.insert"(%41, %34) <{static_position = array<i64: 2>}> : (i32, vector<4xi32>) -> vector<4xi32>
        %43 = "memref.load"(%15, %7, %arg2, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %44 = "vector.insert"(%43, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %45 = "memref.load"(%15, %7, %arg2, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %46 = "vector.insert"(%45, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
        %47 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
        %48 = "arith.muli"(%44, %46) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %49 = "vector.reduction"(%48, %47) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xi32>, i32) -> i32
        %50 = "vector.insert"(%49, %42) <{static_position = array<i64: 3>}> : (i32, vector<4xi32>) -> vector<4xi32>
        "scf.yield"(%50) : (vector<4xi32>) -> ()
      }) : (index, index, index, vector<4xi32>) -> vector<4xi32>
      %17 = "memref.load"(%12, %arg1) <{invariant = false, nontemporal = false}> : (memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> i32
      %18 = "vector.reduction"(%16, %17) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>, i32) -> i32
      "memref.store"(%18, %12, %arg1) <{nontemporal = false}> : (i32, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
