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
  %25 = "vector.extract"(%20) <{static_position = array<i64: 0>}> : (vector<8xi32>) -> i32
  %26 = "arith.muli"(%24, %24) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %27 = "arith.subi"(%26, %25) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %28 = "arith.subi"(%22, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %29 = "memref.load"(%12, %23, %28) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %30 = "vector.extract"(%20) <{static_position = array<i64: 1>}> : (vector<8xi32>) -> i32
  %31 = "arith.muli"(%29, %29) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %32 = "arith.subi"(%31, %30) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %33 = "arith.subi"(%22, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %34 = "memref.load"(%12, %23, %33) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %35 = "vector.extract"(%20) <{static_position = array<i64: 2>}> : (vector<8xi32>) -> i32
  %36 = "arith.muli"(%34, %34) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %37 = "arith.subi"(%36, %35) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %38 = "arith.subi"(%22, %4) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %39 = "memref.load"(%12, %23, %38) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %40 = "vector.extract"(%20) <{static_position = array<i64: 3>}> : (vector<8xi32>) -> i32
  %41 = "arith.muli"(%39, %39) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %42 = "arith.subi"(%41, %40) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %43 = "arith.subi"(%22, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %44 = "memref.load"(%12, %23, %43) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %45 = "vector.extract"(%20) <{static_position = array<i64: 4>}> : (vector<8xi32>) -> i32
  %46 = "arith.muli"(%44, %44) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %47 = "arith.subi"(%46, %45) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %48 = "arith.subi"(%22, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %49 = "memref.load"(%12, %23, %48) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %50 = "vector.extract"(%20) <{static_position = array<i64: 5>}> : (vector<8xi32>) -> i32
  %51 = "arith.muli"(%49, %49) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %52 = "arith.subi"(%51, %50) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %53 = "arith.subi"(%22, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %54 = "memref.load"(%12, %23, %53) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %55 = "vector.extract"(%20) <{static_position = array<i64: 6>}> : (vector<8xi32>) -> i32
  %56 = "arith.muli"(%54, %54) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %57 = "arith.subi"(%56, %55) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %58 = "arith.subi"(%22, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %59 = "memref.load"(%12, %23, %58) <{invariant = false, nontemporal = false}> : (memref<24x40xi32>, index, index) -> i32
  %60 = "vector.extract"(%20) <{static_position = array<i64: 7>}> : (vector<8xi32>) -> i32
  %61 = "arith.muli"(%59, %59) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %62 = "arith.subi"(%61, %60) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %63 = "vector.from_elements"(%27, %32, %37, %42, %47, %52, %57, %62) : (i32, i32, i32, i32, i32, i32, i32, i32) -> vector<8xi32>
  %64 = "arith.subi"(%19, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%64, %63)[^bb2] : (index, vector<8xi32>) -> ()
^bb4:  // pred: ^bb2
  %65 = "affine.apply"(%16, %17) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %66 = "memref.load"(%14, %65) <{invariant = false, nontemporal = false}> : (memref<24xi32>, index) -> i32
  %67 = "vector.reduction"(%20, %66) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xi32>, i32) -> i32
  "memref.store"(%67, %14, %65) <{nontemporal = false}> : (i32, memref<24xi32>, index) -> ()
  %68 = "arith.subi"(%17, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%68)[^bb1] : (index) -> ()
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
