"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %5 = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
    %6 = "arith.constant"() <{value = 10 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 2 : index}> : () -> index
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
    %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
    %12 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
    %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
    %14 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %15 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    %16 = "affine.apply"(%14) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
    %17 = "memref.subview"(%13, %16) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %18 = "memref.subview"(%11, %16) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "vector.store"(%5, %17, %9) <{nontemporal = false}> : (vector<2xi32>, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
    "scf.for"(%9, %8, %7) ({
    ^bb0(%arg1: index):
      %19 = "memref.subview"(%18, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %20 = "memref.expand_shape"(%19) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 10, 4>}> : (memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %21 = "scf.for"(%9, %6, %7, %4) ({
      ^bb0(%arg2: index, %arg3: vector<4xi32>):
        %24 = "memref.load"(%20, %9, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %25 = "vector.broadcast"(%24) : (i32) -> vector<1xi32>
        %26 = "memref.load"(%20, %9, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %27 = "vector.broadcast"(%26) : (i32) -> vector<1xi32>
        %28 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
        %29 = "arith.muli"(%25, %27) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %30 = "vector.extract"(%29) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %31 = "arith.addi"(%30, %28) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %32 = "memref.load"(%20, %9, %arg2, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %33 = "vector.broadcast"(%32) : (i32) -> vector<1xi32>
        %34 = "memref.load"(%20, %9, %arg2, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %35 = "vector.broadcast"(%34) : (i32) -> vector<1xi32>
        %36 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
        %37 = "arith.muli"(%33, %35) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %38 = "vector.extract"(%37) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %39 = "arith.addi"(%38, %36) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %40 = "memref.load"(%20, %9, %arg2, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %41 = "vector.broadcast"(%40) : (i32) -> vector<1xi32>
        %42 = "memref.load"(%20, %9, %arg2, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %43 = "vector.broadcast"(%42) : (i32) -> vector<1xi32>
        %44 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
        %45 = "arith.muli"(%41, %43) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %46 = "vector.extract"(%45) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %47 = "arith.addi"(%46, %44) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %48 = "memref.load"(%20, %9, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %49 = "vector.broadcast"(%48) : (i32) -> vector<1xi32>
        %50 = "memref.load"(%20, %9, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %51 = "vector.broadcast"(%50) : (i32) -> vector<1xi32>
        %52 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
        %53 = "arith.muli"(%49, %51) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %54 = "vector.extract"(%53) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %55 = "arith.addi"(%54, %52) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %56 = "vector.from_elements"(%31, %39, %47, %55) : (i32, i32, i32, i32) -> vector<4xi32>
        "scf.yield"(%56) : (vector<4xi32>) -> ()
      }) : (index, index, index, vector<4xi32>) -> vector<4xi32>
      %22 = "memref.load"(%17, %arg1) <{invariant = false, nontemporal = false}> : (memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> i32
      %23 = "vector.reduction"(%21, %22) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>, i32) -> i32
      "memref.store"(%23, %17, %arg1) <{nontemporal = false}> : (i32, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @reduction_dispatch_0_reduction_24x40_i32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 12 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
