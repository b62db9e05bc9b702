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
    %16 = "arith.constant"() <{value = 2 : index}> : () -> index
    %17 = "arith.muli"(%14, %16) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %18 = "memref.subview"(%13, %17) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %19 = "memref.subview"(%11, %17) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "vector.store"(%5, %18, %9) <{nontemporal = false}> : (vector<2xi32>, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
    "scf.for"(%9, %8, %7) ({
    ^bb0(%arg1: index):
      %20 = "memref.subview"(%19, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %21 = "memref.expand_shape"(%20) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 10, 4>}> : (memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %22 = "scf.for"(%9, %6, %7, %4) ({
      ^bb0(%arg2: index, %arg3: vector<4xi32>):
        %25 = "memref.load"(%21, %9, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %26 = "vector.broadcast"(%25) : (i32) -> vector<1xi32>
        %27 = "memref.load"(%21, %9, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %28 = "vector.broadcast"(%27) : (i32) -> vector<1xi32>
        %29 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
        %30 = "arith.muli"(%26, %28) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %31 = "vector.extract"(%30) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %32 = "arith.addi"(%31, %29) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %33 = "memref.load"(%21, %9, %arg2, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %34 = "vector.broadcast"(%33) : (i32) -> vector<1xi32>
        %35 = "memref.load"(%21, %9, %arg2, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %36 = "vector.broadcast"(%35) : (i32) -> vector<1xi32>
        %37 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
        %38 = "arith.muli"(%34, %36) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %39 = "vector.extract"(%38) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %40 = "arith.addi"(%39, %37) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %41 = "memref.load"(%21, %9, %arg2, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %42 = "vector.broadcast"(%41) : (i32) -> vector<1xi32>
        %43 = "memref.load"(%21, %9, %arg2, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %44 = "vector.broadcast"(%43) : (i32) -> vector<1xi32>
        %45 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
        %46 = "arith.muli"(%42, %44) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %47 = "vector.extract"(%46) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %48 = "arith.addi"(%47, %45) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %49 = "memref.load"(%21, %9, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %50 = "vector.broadcast"(%49) : (i32) -> vector<1xi32>
        %51 = "memref.load"(%21, %9, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x4xi32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %52 = "vector.broadcast"(%51) : (i32) -> vector<1xi32>
        %53 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
        %54 = "arith.muli"(%50, %52) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %55 = "vector.extract"(%54) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %56 = "arith.addi"(%55, %53) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %57 = "vector.from_elements"(%32, %40, %48, %56) : (i32, i32, i32, i32) -> vector<4xi32>
        "scf.yield"(%57) : (vector<4xi32>) -> ()
      }) : (index, index, index, vector<4xi32>) -> vector<4xi32>
      %23 = "memref.load"(%18, %arg1) <{invariant = false, nontemporal = false}> : (memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> i32
      %24 = "vector.reduction"(%22, %23) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>, i32) -> i32
      "memref.store"(%24, %18, %arg1) <{nontemporal = false}> : (i32, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
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
