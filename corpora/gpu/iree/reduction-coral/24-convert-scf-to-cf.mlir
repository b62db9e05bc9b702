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
  %10 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<24x40xi32>) -> memref<24x40xi32>
  %12 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<24xi32>) -> memref<24xi32>
  %14 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
  %15 = "arith.muli"(%14, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%5, %13, %15) <{nontemporal = false}> : (vector<2xi32>, memref<24xi32>, index) -> ()
  "cf.br"(%9)[^bb1] : (index) -> ()
^bb1(%16: index):  // 2 preds: ^bb0, ^bb5
  %17 = "arith.cmpi"(%16, %8) <{predicate = 2 : i64}> : (index, index) -> i1
  "cf.cond_br"(%17)[^bb2, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb2:  // pred: ^bb1
  "cf.br"(%9, %4)[^bb3] : (index, vector<8xi32>) -> ()
^bb3(%18: index, %19: vector<8xi32>):  // 2 preds: ^bb2, ^bb4
  %20 = "arith.cmpi"(%18, %6) <{predicate = 2 : i64}> : (index, index) -> i1
  "cf.cond_br"(%20)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb4:  // pred: ^bb3
  %21 = "affine.linearize_index"(%18, %9) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %22 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %23 = "memref.load"(%11, %22, %21) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %24 = "vector.broadcast"(%23) : (i32) -> vector<1xi32>
  %25 = "vector.extract"(%19) <{static_position = array<i64: 0>}> : (vector<8xi32>) -> i32
  %26 = "arith.muli"(%24, %24) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %27 = "vector.extract"(%26) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %28 = "arith.addi"(%27, %25) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %29 = "affine.linearize_index"(%18, %7) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %30 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %31 = "memref.load"(%11, %30, %29) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %32 = "vector.broadcast"(%31) : (i32) -> vector<1xi32>
  %33 = "vector.extract"(%19) <{static_position = array<i64: 1>}> : (vector<8xi32>) -> i32
  %34 = "arith.muli"(%32, %32) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %35 = "vector.extract"(%34) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %36 = "arith.addi"(%35, %33) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %37 = "affine.linearize_index"(%18, %8) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %38 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %39 = "memref.load"(%11, %38, %37) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %40 = "vector.broadcast"(%39) : (i32) -> vector<1xi32>
  %41 = "vector.extract"(%19) <{static_position = array<i64: 2>}> : (vector<8xi32>) -> i32
  %42 = "arith.muli"(%40, %40) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %43 = "vector.extract"(%42) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %44 = "arith.addi"(%43, %41) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %45 = "affine.linearize_index"(%18, %3) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %46 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %47 = "memref.load"(%11, %46, %45) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %48 = "vector.broadcast"(%47) : (i32) -> vector<1xi32>
  %49 = "vector.extract"(%19) <{static_position = array<i64: 3>}> : (vector<8xi32>) -> i32
  %50 = "arith.muli"(%48, %48) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %51 = "vector.extract"(%50) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %52 = "arith.addi"(%51, %49) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %53 = "affine.linearize_index"(%18, %2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %54 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %55 = "memref.load"(%11, %54, %53) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %56 = "vector.broadcast"(%55) : (i32) -> vector<1xi32>
  %57 = "vector.extract"(%19) <{static_position = array<i64: 4>}> : (vector<8xi32>) -> i32
  %58 = "arith.muli"(%56, %56) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %59 = "vector.extract"(%58) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %60 = "arith.addi"(%59, %57) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %61 = "affine.linearize_index"(%18, %6) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %62 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %63 = "memref.load"(%11, %62, %61) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %64 = "vector.broadcast"(%63) : (i32) -> vector<1xi32>
  %65 = "vector.extract"(%19) <{static_position = array<i64: 5>}> : (vector<8xi32>) -> i32
  %66 = "arith.muli"(%64, %64) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %67 = "vector.extract"(%66) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %68 = "arith.addi"(%67, %65) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %69 = "affine.linearize_index"(%18, %1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %70 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %71 = "memref.load"(%11, %70, %69) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %72 = "vector.broadcast"(%71) : (i32) -> vector<1xi32>
  %73 = "vector.extract"(%19) <{static_position = array<i64: 6>}> : (vector<8xi32>) -> i32
  %74 = "arith.muli"(%72, %72) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %75 = "vector.extract"(%74) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %76 = "arith.addi"(%75, %73) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %77 = "affine.linearize_index"(%18, %0) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %78 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %79 = "memref.load"(%11, %78, %77) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %80 = "vector.broadcast"(%79) : (i32) -> vector<1xi32>
  %81 = "vector.extract"(%19) <{static_position = array<i64: 7>}> : (vector<8xi32>) -> i32
  %82 = "arith.muli"(%80, %80) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %83 = "vector.extract"(%82) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %84 = "arith.addi"(%83, %81) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %85 = "vector.from_elements"(%28, %36, %44, %52, %60, %68, %76, %84) : (i32, i32, i32, i32, i32, i32, i32, i32) -> vector<8xi32>
  %86 = "arith.addi"(%18, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%86, %85)[^bb3] : (index, vector<8xi32>) -> ()
^bb5:  // pred: ^bb3
  %87 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %88 = "memref.load"(%13, %87) <{invariant = false, nontemporal = false}> : (memref<24xi32>, index) -> i32
  %89 = "vector.reduction"(%19, %88) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xi32>, i32) -> i32
  %90 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  "memref.store"(%89, %13, %90) <{nontemporal = false}> : (i32, memref<24xi32>, index) -> ()
  %91 = "arith.addi"(%16, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%91)[^bb1] : (index) -> ()
^bb6:  // pred: ^bb1
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
