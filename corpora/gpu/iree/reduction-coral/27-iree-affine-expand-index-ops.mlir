"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
  %0 = "arith.constant"() <{value = 8 : index}> : () -> index
  %1 = "arith.constant"() <{value = 7 : index}> : () -> index
  %2 = "arith.constant"() <{value = 6 : index}> : () -> index
  %3 = "arith.constant"() <{value = 4 : index}> : () -> index
  %4 = "arith.constant"() <{value = 3 : index}> : () -> index
  %5 = "arith.constant"() <{value = dense<0> : vector<8xi32>}> : () -> vector<8xi32>
  %6 = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
  %7 = "arith.constant"() <{value = 5 : index}> : () -> index
  %8 = "arith.constant"() <{value = 1 : index}> : () -> index
  %9 = "arith.constant"() <{value = 2 : index}> : () -> index
  %10 = "arith.constant"() <{value = 0 : index}> : () -> index
  %11 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<24x40xi32>) -> memref<24x40xi32>
  %13 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32>
  %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<24xi32>) -> memref<24xi32>
  %15 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
  %16 = "arith.muli"(%15, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%6, %14, %16) <{nontemporal = false}> : (vector<2xi32>, memref<24xi32>, index) -> ()
  "cf.br"(%10)[^bb1] : (index) -> ()
^bb1(%17: index):  // 2 preds: ^bb0, ^bb4
  %18 = "arith.cmpi"(%17, %9) <{predicate = 2 : i64}> : (index, index) -> i1
  "cf.cond_br"(%18, %10, %5)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, index, vector<8xi32>) -> ()
^bb2(%19: index, %20: vector<8xi32>):  // 2 preds: ^bb1, ^bb3
  %21 = "arith.cmpi"(%19, %7) <{predicate = 2 : i64}> : (index, index) -> i1
  "cf.cond_br"(%21)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb3:  // pred: ^bb2
  %22 = "arith.muli"(%19, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %23 = "affine.apply"(%16, %17) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %24 = "memref.load"(%12, %23, %22) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %25 = "vector.broadcast"(%24) : (i32) -> vector<1xi32>
  %26 = "vector.extract"(%20) <{static_position = array<i64: 0>}> : (vector<8xi32>) -> i32
  %27 = "arith.muli"(%25, %25) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %28 = "vector.extract"(%27) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %29 = "arith.addi"(%28, %26) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %30 = "arith.muli"(%19, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %31 = "arith.addi"(%30, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %32 = "memref.load"(%12, %23, %31) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %33 = "vector.broadcast"(%32) : (i32) -> vector<1xi32>
  %34 = "vector.extract"(%20) <{static_position = array<i64: 1>}> : (vector<8xi32>) -> i32
  %35 = "arith.muli"(%33, %33) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %36 = "vector.extract"(%35) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %37 = "arith.addi"(%36, %34) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %38 = "arith.muli"(%19, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %39 = "arith.addi"(%38, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %40 = "memref.load"(%12, %23, %39) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %41 = "vector.broadcast"(%40) : (i32) -> vector<1xi32>
  %42 = "vector.extract"(%20) <{static_position = array<i64: 2>}> : (vector<8xi32>) -> i32
  %43 = "arith.muli"(%41, %41) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %44 = "vector.extract"(%43) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %45 = "arith.addi"(%44, %42) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %46 = "arith.muli"(%19, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %47 = "arith.addi"(%46, %4) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %48 = "memref.load"(%12, %23, %47) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %49 = "vector.broadcast"(%48) : (i32) -> vector<1xi32>
  %50 = "vector.extract"(%20) <{static_position = array<i64: 3>}> : (vector<8xi32>) -> i32
  %51 = "arith.muli"(%49, %49) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %52 = "vector.extract"(%51) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %53 = "arith.addi"(%52, %50) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %54 = "arith.muli"(%19, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %55 = "arith.addi"(%54, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %56 = "memref.load"(%12, %23, %55) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %57 = "vector.broadcast"(%56) : (i32) -> vector<1xi32>
  %58 = "vector.extract"(%20) <{static_position = array<i64: 4>}> : (vector<8xi32>) -> i32
  %59 = "arith.muli"(%57, %57) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %60 = "vector.extract"(%59) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %61 = "arith.addi"(%60, %58) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %62 = "arith.muli"(%19, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %63 = "arith.addi"(%62, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %64 = "memref.load"(%12, %23, %63) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %65 = "vector.broadcast"(%64) : (i32) -> vector<1xi32>
  %66 = "vector.extract"(%20) <{static_position = array<i64: 5>}> : (vector<8xi32>) -> i32
  %67 = "arith.muli"(%65, %65) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %68 = "vector.extract"(%67) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %69 = "arith.addi"(%68, %66) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %70 = "arith.muli"(%19, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %71 = "arith.addi"(%70, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %72 = "memref.load"(%12, %23, %71) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %73 = "vector.broadcast"(%72) : (i32) -> vector<1xi32>
  %74 = "vector.extract"(%20) <{static_position = array<i64: 6>}> : (vector<8xi32>) -> i32
  %75 = "arith.muli"(%73, %73) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %76 = "vector.extract"(%75) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %77 = "arith.addi"(%76, %74) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %78 = "arith.muli"(%19, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %79 = "arith.addi"(%78, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %80 = "memref.load"(%12, %23, %79) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %81 = "vector.broadcast"(%80) : (i32) -> vector<1xi32>
  %82 = "vector.extract"(%20) <{static_position = array<i64: 7>}> : (vector<8xi32>) -> i32
  %83 = "arith.muli"(%81, %81) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %84 = "vector.extract"(%83) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %85 = "arith.addi"(%84, %82) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %86 = "vector.from_elements"(%29, %37, %45, %53, %61, %69, %77, %85) : (i32, i32, i32, i32, i32, i32, i32, i32) -> vector<8xi32>
  %87 = "arith.addi"(%19, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%87, %86)[^bb2] : (index, vector<8xi32>) -> ()
^bb4:  // pred: ^bb2
  %88 = "affine.apply"(%16, %17) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %89 = "memref.load"(%14, %88) <{invariant = false, nontemporal = false}> : (memref<24xi32>, index) -> i32
  %90 = "vector.reduction"(%20, %89) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xi32>, i32) -> i32
  "memref.store"(%90, %14, %88) <{nontemporal = false}> : (i32, memref<24xi32>, index) -> ()
  %91 = "arith.addi"(%17, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%91)[^bb1] : (index) -> ()
^bb5:  // pred: ^bb1
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
