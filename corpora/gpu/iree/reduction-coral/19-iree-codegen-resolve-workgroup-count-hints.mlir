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
    %19 = "affine.apply"(%17) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
    %20 = "memref.subview"(%16, %19) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<24xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %21 = "memref.subview"(%14, %19) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>, index) -> memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "vector.store"(%8, %20, %12) <{nontemporal = false}> : (vector<2xi32>, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
    "scf.for"(%12, %11, %10) ({
    ^bb0(%arg1: index):
      %22 = "memref.subview"(%21, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (memref<2x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %23 = "memref.expand_shape"(%22) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 8>}> : (memref<1x40xi32, strided<[40, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %24 = "scf.for"(%12, %9, %10, %7) ({
      ^bb0(%arg2: index, %arg3: vector<8xi32>):
        %27 = "memref.load"(%23, %12, %arg2, %12) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %28 = "vector.broadcast"(%27) : (i32) -> vector<1xi32>
        %29 = "memref.load"(%23, %12, %arg2, %12) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %30 = "vector.broadcast"(%29) : (i32) -> vector<1xi32>
        %31 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<8xi32>) -> i32
        %32 = "arith.muli"(%28, %30) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %33 = "vector.extract"(%32) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %34 = "arith.addi"(%33, %31) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %35 = "memref.load"(%23, %12, %arg2, %10) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %36 = "vector.broadcast"(%35) : (i32) -> vector<1xi32>
        %37 = "memref.load"(%23, %12, %arg2, %10) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %38 = "vector.broadcast"(%37) : (i32) -> vector<1xi32>
        %39 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<8xi32>) -> i32
        %40 = "arith.muli"(%36, %38) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %41 = "vector.extract"(%40) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %42 = "arith.addi"(%41, %39) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %43 = "memref.load"(%23, %12, %arg2, %11) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %44 = "vector.broadcast"(%43) : (i32) -> vector<1xi32>
        %45 = "memref.load"(%23, %12, %arg2, %11) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %46 = "vector.broadcast"(%45) : (i32) -> vector<1xi32>
        %47 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<8xi32>) -> i32
        %48 = "arith.muli"(%44, %46) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %49 = "vector.extract"(%48) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %50 = "arith.addi"(%49, %47) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %51 = "memref.load"(%23, %12, %arg2, %6) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %52 = "vector.broadcast"(%51) : (i32) -> vector<1xi32>
        %53 = "memref.load"(%23, %12, %arg2, %6) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %54 = "vector.broadcast"(%53) : (i32) -> vector<1xi32>
        %55 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<8xi32>) -> i32
        %56 = "arith.muli"(%52, %54) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %57 = "vector.extract"(%56) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %58 = "arith.addi"(%57, %55) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %59 = "memref.load"(%23, %12, %arg2, %5) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %60 = "vector.broadcast"(%59) : (i32) -> vector<1xi32>
        %61 = "memref.load"(%23, %12, %arg2, %5) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %62 = "vector.broadcast"(%61) : (i32) -> vector<1xi32>
        %63 = "vector.extract"(%arg3) <{static_position = array<i64: 4>}> : (vector<8xi32>) -> i32
        %64 = "arith.muli"(%60, %62) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %65 = "vector.extract"(%64) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %66 = "arith.addi"(%65, %63) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %67 = "memref.load"(%23, %12, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %68 = "vector.broadcast"(%67) : (i32) -> vector<1xi32>
        %69 = "memref.load"(%23, %12, %arg2, %9) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %70 = "vector.broadcast"(%69) : (i32) -> vector<1xi32>
        %71 = "vector.extract"(%arg3) <{static_position = array<i64: 5>}> : (vector<8xi32>) -> i32
        %72 = "arith.muli"(%68, %70) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %73 = "vector.extract"(%72) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %74 = "arith.addi"(%73, %71) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %75 = "memref.load"(%23, %12, %arg2, %4) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %76 = "vector.broadcast"(%75) : (i32) -> vector<1xi32>
        %77 = "memref.load"(%23, %12, %arg2, %4) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %78 = "vector.broadcast"(%77) : (i32) -> vector<1xi32>
        %79 = "vector.extract"(%arg3) <{static_position = array<i64: 6>}> : (vector<8xi32>) -> i32
        %80 = "arith.muli"(%76, %78) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %81 = "vector.extract"(%80) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %82 = "arith.addi"(%81, %79) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %83 = "memref.load"(%23, %12, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %84 = "vector.broadcast"(%83) : (i32) -> vector<1xi32>
        %85 = "memref.load"(%23, %12, %arg2, %3) <{invariant = false, nontemporal = false}> : (memref<1x5x8xi32, strided<[40, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> i32
        %86 = "vector.broadcast"(%85) : (i32) -> vector<1xi32>
        %87 = "vector.extract"(%arg3) <{static_position = array<i64: 7>}> : (vector<8xi32>) -> i32
        %88 = "arith.muli"(%84, %86) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
        %89 = "vector.extract"(%88) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
        %90 = "arith.addi"(%89, %87) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %91 = "vector.from_elements"(%34, %42, %50, %58, %66, %74, %82, %90) : (i32, i32, i32, i32, i32, i32, i32, i32) -> vector<8xi32>
        "scf.yield"(%91) : (vector<8xi32>) -> ()
      }) : (index, index, index, vector<8xi32>) -> vector<8xi32>
      %25 = "memref.load"(%20, %arg1) <{invariant = false, nontemporal = false}> : (memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> i32
      %26 = "vector.reduction"(%24, %25) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xi32>, i32) -> i32
      "memref.store"(%26, %20, %arg1) <{nontemporal = false}> : (i32, memref<2xi32, strided<[1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index) -> ()
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
