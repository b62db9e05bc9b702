"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
    %3 = "arith.constant"() <{value = 7 : index}> : () -> index
    %4 = "arith.constant"() <{value = 6 : index}> : () -> index
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    %6 = "arith.constant"() <{value = 3 : index}> : () -> index
    %7 = "arith.constant"() <{value = dense<0> : vector<8xi32>}> : () -> vector<8xi32>
    %8 = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
    %9 = "arith.constant"() <{value = 5 : index}> : () -> index
    %10 = "arith.constant"() <{value = 1 : index}> : () -> index
    %11 = "arith.constant"() <{value = 2 : index}> : () -> index
    %12 = "arith.constant"() <{value = 0 : index}> : () -> index
    %13 = "hal.interface.binding.subspan"(%12) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
    %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
    %15 = "hal.interface.binding.subspan"(%12) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
    %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
    %17 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %18 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    %19 = "arith.constant"() <{value = 2 : index}> : () -> index
    %20 = "arith.muli"(%17, %19) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %21 = "memref.subview"(%16, %20) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %22 = "memref.subview"(%14, %20) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "vector.store"(%8, %21, %12) <{nontemporal = false}> : (vector<2xi32>, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
    "scf.for"(%12, %11, %10) ({
    ^bb0(%arg1: index):
      %23 = "memref.subview"(%22, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %24 = "memref.expand_shape"(%23) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 8>}> : (memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %25 = "scf.for"(%12, %9, %10, %7) ({
      ^bb0(%arg2: index, %arg3: vector<8xi32>):
        %28 = "memref.load"(%24, %12, %arg2, %12) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %29 = "vector.broadcast"(%28) : (i32) -> vector<1xi32>
        %30 = "memref.load"(%24, %12, %arg2, %12) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %31 = "vector.broadcast"(%30) : (i32) -> vector<1xi32>
        %32 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<8xi32>) -> i32
        %33 = "arith.muli"(%29, %31) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %34 = "vector.extract"(%33) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %35 = "arith.addi"(%34, %32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %36 = "memref.load"(%24, %12, %arg2, %10) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %37 = "vector.broadcast"(%36) : (i32) -> vector<1xi32>
        %38 = "memref.load"(%24, %12, %arg2, %10) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %39 = "vector.broadcast"(%38) : (i32) -> vector<1xi32>
        %40 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<8xi32>) -> i32
        %41 = "arith.muli"(%37, %39) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %42 = "vector.extract"(%41) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %43 = "arith.addi"(%42, %40) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %44 = "memref.load"(%24, %12, %arg2, %11) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %45 = "vector.broadcast"(%44) : (i32) -> vector<1xi32>
        %46 = "memref.load"(%24, %12, %arg2, %11) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %47 = "vector.broadcast"(%46) : (i32) -> vector<1xi32>
        %48 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<8xi32>) -> i32
        %49 = "arith.muli"(%45, %47) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %50 = "vector.extract"(%49) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %51 = "arith.addi"(%50, %48) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %52 = "memref.load"(%24, %12, %arg2, %6) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %53 = "vector.broadcast"(%52) : (i32) -> vector<1xi32>
        %54 = "memref.load"(%24, %12, %arg2, %6) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %55 = "vector.broadcast"(%54) : (i32) -> vector<1xi32>
        %56 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<8xi32>) -> i32
        %57 = "arith.muli"(%53, %55) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %58 = "vector.extract"(%57) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %59 = "arith.addi"(%58, %56) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %60 = "memref.load"(%24, %12, %arg2, %5) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %61 = "vector.broadcast"(%60) : (i32) -> vector<1xi32>
        %62 = "memref.load"(%24, %12, %arg2, %5) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %63 = "vector.broadcast"(%62) : (i32) -> vector<1xi32>
        %64 = "vector.extract"(%arg3) <{static_position = array<i64: 4>}> : (vector<8xi32>) -> i32
        %65 = "arith.muli"(%61, %63) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %66 = "vector.extract"(%65) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %67 = "arith.addi"(%66, %64) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %68 = "memref.load"(%24, %12, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %69 = "vector.broadcast"(%68) : (i32) -> vector<1xi32>
        %70 = "memref.load"(%24, %12, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %71 = "vector.broadcast"(%70) : (i32) -> vector<1xi32>
        %72 = "vector.extract"(%arg3) <{static_position = array<i64: 5>}> : (vector<8xi32>) -> i32
        %73 = "arith.muli"(%69, %71) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %74 = "vector.extract"(%73) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %75 = "arith.addi"(%74, %72) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %76 = "memref.load"(%24, %12, %arg2, %4) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %77 = "vector.broadcast"(%76) : (i32) -> vector<1xi32>
        %78 = "memref.load"(%24, %12, %arg2, %4) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %79 = "vector.broadcast"(%78) : (i32) -> vector<1xi32>
        %80 = "vector.extract"(%arg3) <{static_position = array<i64: 6>}> : (vector<8xi32>) -> i32
        %81 = "arith.muli"(%77, %79) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %82 = "vector.extract"(%81) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %83 = "arith.addi"(%82, %80) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %84 = "memref.load"(%24, %12, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %85 = "vector.broadcast"(%84) : (i32) -> vector<1xi32>
        %86 = "memref.load"(%24, %12, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %87 = "vector.broadcast"(%86) : (i32) -> vector<1xi32>
        %88 = "vector.extract"(%arg3) <{static_position = array<i64: 7>}> : (vector<8xi32>) -> i32
        %89 = "arith.muli"(%85, %87) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %90 = "vector.extract"(%89) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %91 = "arith.addi"(%90, %88) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %92 = "vector.from_elements"(%35, %43, %51, %59, %67, %75, %83, %91) : (i32, i32, i32, i32, i32, i32, i32, i32) -> vector<8xi32>
        "scf.yield"(%92) : (vector<8xi32>) -> ()
      }) : (index, index, index, vector<8xi32>) -> vector<8xi32>
      %26 = "memref.load"(%21, %arg1) <{invariant = false, nontemporal = false}> : (memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> i32
      %27 = "vector.reduction"(%25, %26) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xi32>, i32) -> i32
      "memref.store"(%27, %21, %arg1) <{nontemporal = false}> : (i32, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
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
