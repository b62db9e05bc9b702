"func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
  %0 = "arith.constant"() <{value = 3 : index}> : () -> index
  %1 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %2 = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
  %3 = "arith.constant"() <{value = 10 : index}> : () -> index
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
    "vector.transfer_write"(%2, %11, %6) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<2xi32>, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
    "scf.for"(%6, %5, %4) ({
    ^bb0(%arg1: index):
      %13 = "memref.subview"(%12, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %14 = "memref.expand_shape"(%13) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 10, 4>}> : (memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %15 = "scf.for"(%6, %3, %4, %1) ({
      ^bb0(%arg2: index, %arg3: vector<4xi32>):
        %18 = "memref.load"(%14, %6, %arg2, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %19 = "vector.broadcast"(%18) : (i32) -> vector<1xi32>
        %20 = "memref.load"(%14, %6, %arg2, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %21 = "vector.broadcast"(%20) : (i32) -> vector<1xi32>
        %22 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
        %23 = "arith.muli"(%19, %21) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %24 = "vector.extract"(%23) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %25 = "arith.addi"(%24, %22) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %26 = "memref.load"(%14, %6, %arg2, %4) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %27 = "vector.broadcast"(%26) : (i32) -> vector<1xi32>
        %28 = "memref.load"(%14, %6, %arg2, %4) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %29 = "vector.broadcast"(%28) : (i32) -> vector<1xi32>
        %30 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
        %31 = "arith.muli"(%27, %29) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %32 = "vector.extract"(%31) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %33 = "arith.addi"(%32, %30) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %34 = "memref.load"(%14, %6, %arg2, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %35 = "vector.broadcast"(%34) : (i32) -> vector<1xi32>
        %36 = "memref.load"(%14, %6, %arg2, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %37 = "vector.broadcast"(%36) : (i32) -> vector<1xi32>
        %38 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
        %39 = "arith.muli"(%35, %37) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %40 = "vector.extract"(%39) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %41 = "arith.addi"(%40, %38) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %42 = "memref.load"(%14, %6, %arg2, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %43 = "vector.broadcast"(%42) : (i32) -> vector<1xi32>
        %44 = "memref.load"(%14, %6, %arg2, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %45 = "vector.broadcast"(%44) : (i32) -> vector<1xi32>
        %46 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
        %47 = "arith.muli"(%43, %45) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %48 = "vector.extract"(%47) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %49 = "arith.addi"(%48, %46) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %50 = "vector.from_elements"(%25, %33, %41, %49) : (i32, i32, i32, i32) -> vector<4xi32>
        "scf.yield"(%50) : (vector<4xi32>) -> ()
      }) : (index, index, index, vector<4xi32>) -> vector<4xi32>
      %16 = "memref.load"(%11, %arg1) <{invariant = false, nontemporal = false}> : (memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> i32
      %17 = "vector.reduction"(%15, %16) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>, i32) -> i32
      "memref.store"(%17, %11, %arg1) <{nontemporal = false}> : (i32, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
