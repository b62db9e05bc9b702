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
^bb1(%16: index):  // 2 preds: ^bb0, ^bb4
  %17 = "arith.cmpi"(%16, %8) <{predicate = 2 : i64}> : (index, index) -> i1
  "cf.cond_br"(%17, %9, %4)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, index, vector<8xi32>) -> ()
^bb2(%18: index, %19: vector<8xi32>):  // 2 preds: ^bb1, ^bb3
  %20 = "arith.cmpi"(%18, %6) <{predicate = 2 : i64}> : (index, index) -> i1
  "cf.cond_br"(%20)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb3:  // pred: ^bb2
  %21 = "affine.linearize_index"(%18, %9) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %22 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %23 = "memref.load"(%11, %22, %21) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %24 = "vector.broadcast"(%23) : (i32) -> vector<1xi32>
  %25 = "vector.extract"(%19) <{static_position = array<i64: 0>}> : (vector<8xi32>) -> i32
  %26 = "arith.muli"(%24, %24) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %27 = "vector.extract"(%26) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %28 = "arith.addi"(%27, %25) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %29 = "affine.linearize_index"(%18, %7) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %30 = "memref.load"(%11, %22, %29) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %31 = "vector.broadcast"(%30) : (i32) -> vector<1xi32>
  %32 = "vector.extract"(%19) <{static_position = array<i64: 1>}> : (vector<8xi32>) -> i32
  %33 = "arith.muli"(%31, %31) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %34 = "vector.extract"(%33) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %35 = "arith.addi"(%34, %32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %36 = "affine.linearize_index"(%18, %8) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %37 = "memref.load"(%11, %22, %36) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %38 = "vector.broadcast"(%37) : (i32) -> vector<1xi32>
  %39 = "vector.extract"(%19) <{static_position = array<i64: 2>}> : (vector<8xi32>) -> i32
  %40 = "arith.muli"(%38, %38) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %41 = "vector.extract"(%40) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %42 = "arith.addi"(%41, %39) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %43 = "affine.linearize_index"(%18, %3) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %44 = "memref.load"(%11, %22, %43) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %45 = "vector.broadcast"(%44) : (i32) -> vector<1xi32>
  %46 = "vector.extract"(%19) <{static_position = array<i64: 3>}> : (vector<8xi32>) -> i32
  %47 = "arith.muli"(%45, %45) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %48 = "vector.extract"(%47) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %49 = "arith.addi"(%48, %46) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %50 = "affine.linearize_index"(%18, %2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %51 = "memref.load"(%11, %22, %50) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %52 = "vector.broadcast"(%51) : (i32) -> vector<1xi32>
  %53 = "vector.extract"(%19) <{static_position = array<i64: 4>}> : (vector<8xi32>) -> i32
  %54 = "arith.muli"(%52, %52) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %55 = "vector.extract"(%54) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %56 = "arith.addi"(%55, %53) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %57 = "affine.linearize_index"(%18, %6) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %58 = "memref.load"(%11, %22, %57) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %59 = "vector.broadcast"(%58) : (i32) -> vector<1xi32>
  %60 = "vector.extract"(%19) <{static_position = array<i64: 5>}> : (vector<8xi32>) -> i32
  %61 = "arith.muli"(%59, %59) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %62 = "vector.extract"(%61) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %63 = "arith.addi"(%62, %60) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %64 = "affine.linearize_index"(%18, %1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %65 = "memref.load"(%11, %22, %64) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %66 = "vector.broadcast"(%65) : (i32) -> vector<1xi32>
  %67 = "vector.extract"(%19) <{static_position = array<i64: 6>}> : (vector<8xi32>) -> i32
  %68 = "arith.muli"(%66, %66) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %69 = "vector.extract"(%68) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %70 = "arith.addi"(%69, %67) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %71 = "affine.linearize_index"(%18, %0) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5, 8>}> : (index, index) -> index
  %72 = "memref.load"(%11, %22, %71) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %73 = "vector.broadcast"(%72) : (i32) -> vector<1xi32>
  %74 = "vector.extract"(%19) <{static_position = array<i64: 7>}> : (vector<8xi32>) -> i32
  %75 = "arith.muli"(%73, %73) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %76 = "vector.extract"(%75) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %77 = "arith.addi"(%76, %74) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %78 = "vector.from_elements"(%28, %35, %42, %49, %56, %63, %70, %77) : (i32, i32, i32, i32, i32, i32, i32, i32) -> vector<8xi32>
  %79 = "arith.addi"(%18, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%79, %78)[^bb2] : (index, vector<8xi32>) -> ()
^bb4:  // pred: ^bb2
  %80 = "affine.apply"(%15, %16) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %81 = "memref.load"(%13, %80) <{invariant = false, nontemporal = false}> : (memref<24xi32>, index) -> i32
  %82 = "vector.reduction"(%19, %81) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xi32>, i32) -> i32
  "memref.store"(%82, %13, %80) <{nontemporal = false}> : (i32, memref<24xi32>, index) -> ()
  %83 = "arith.addi"(%16, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%83)[^bb1] : (index) -> ()
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
