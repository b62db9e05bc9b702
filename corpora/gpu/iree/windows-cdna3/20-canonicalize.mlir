"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 8 : index}> : () -> index
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %2 = "arith.constant"() <{value = 0 : index}> : () -> index
  %3 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %6 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 512 : index}> : () -> index
  %7 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %9 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %11 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %13:3 = "affine.delinearize_index"(%6) <{static_basis = array<i64: 4, 2, 64>}> : (index) -> (index, index, index)
  %14:3 = "affine.delinearize_index"(%13#2) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %15 = "affine.linearize_index"(%14#1, %2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %16 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %17:3 = "affine.delinearize_index"(%6) <{static_basis = array<i64: 4, 16, 8>}> : (index) -> (index, index, index)
  %18:2 = "affine.delinearize_index"(%6) <{static_basis = array<i64: 16, 32>}> : (index) -> (index, index)
  %19 = "affine.apply"(%17#2) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
  %20:3 = "affine.delinearize_index"(%19) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %21 = "affine.apply"(%17#0, %20#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %22 = "affine.apply"(%17#1, %20#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %23 = "vector.load"(%8, %21, %22, %20#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
  %24:3 = "affine.delinearize_index"(%18#0) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %25 = "vector.load"(%10, %24#0, %24#1, %24#2, %18#1) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
  "vector.store"(%23, %5, %17#0, %17#1, %19) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%25, %4, %18#0, %18#1) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %26 = "scf.for"(%2, %0, %1, %3) ({
  ^bb0(%arg0: index, %arg1: vector<4xf32>):
    %78 = "arith.addi"(%arg0, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %79 = "affine.apply"(%78, %17#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 2)>}> : (index, index) -> index
    %80:3 = "affine.delinearize_index"(%79) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %81 = "affine.apply"(%80#0, %17#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %82 = "affine.apply"(%80#1, %17#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %83 = "vector.load"(%8, %81, %82, %80#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
    %84 = "affine.apply"(%78, %18#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
    %85:3 = "affine.delinearize_index"(%84) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %86 = "vector.load"(%10, %85#0, %85#1, %85#2, %18#1) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %87 = "vector.load"(%5, %13#0, %14#2, %15) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
    %88 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %89 = "vector.load"(%4, %15, %88) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %90 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
    %91 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %92 = "vector.load"(%4, %90, %91) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %93 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
    %94 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %95 = "vector.load"(%4, %93, %94) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %96 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
    %97 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %98 = "vector.load"(%4, %96, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %99 = "vector.extract"(%89) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %100 = "vector.extract"(%92) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %101 = "vector.extract"(%95) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %102 = "vector.extract"(%98) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %103 = "vector.from_elements"(%99, %100, %101, %102) : (f16, f16, f16, f16) -> vector<4xf16>
    %104 = "amdgpu.mfma"(%87, %103, %arg1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%83, %5, %17#0, %17#1, %19) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%86, %4, %18#0, %18#1) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%104) : (vector<4xf32>) -> ()
  }) : (index, index, index, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %27 = "vector.load"(%5, %13#0, %14#2, %15) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %28 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %29 = "vector.load"(%4, %15, %28) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %30 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %31 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %32 = "vector.load"(%4, %30, %31) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %33 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %34 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %35 = "vector.load"(%4, %33, %34) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %36 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %37 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %38 = "vector.load"(%4, %36, %37) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %39 = "vector.extract"(%29) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %40 = "vector.extract"(%32) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %41 = "vector.extract"(%35) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %42 = "vector.extract"(%38) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %43 = "vector.from_elements"(%39, %40, %41, %42) : (f16, f16, f16, f16) -> vector<4xf16>
  %44 = "amdgpu.mfma"(%27, %43, %26) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %45 = "vector.extract"(%44) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %46 = "vector.broadcast"(%45) : (f32) -> vector<1xf32>
  %47 = "vector.extract"(%44) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %48 = "vector.broadcast"(%47) : (f32) -> vector<1xf32>
  %49 = "vector.extract"(%44) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %50 = "vector.broadcast"(%49) : (f32) -> vector<1xf32>
  %51 = "vector.extract"(%44) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %52 = "vector.broadcast"(%51) : (f32) -> vector<1xf32>
  %53 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%46, %12, %13#0, %15, %53) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %54 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %55 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%48, %12, %13#0, %54, %55) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %56 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %57 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%50, %12, %13#0, %56, %57) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %58 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %59 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%52, %12, %13#0, %58, %59) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %60 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %61 = "memref.load"(%12, %13#0, %15, %60) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %62 = "vector.broadcast"(%61) : (f32) -> vector<1xf32>
  %63 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %64 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %65 = "memref.load"(%12, %13#0, %63, %64) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %66 = "vector.broadcast"(%65) : (f32) -> vector<1xf32>
  %67 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %68 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %69 = "memref.load"(%12, %13#0, %67, %68) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %70 = "vector.broadcast"(%69) : (f32) -> vector<1xf32>
  %71 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %72 = "affine.linearize_index"(%13#1, %14#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %73 = "memref.load"(%12, %13#0, %71, %72) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %74 = "vector.broadcast"(%73) : (f32) -> vector<1xf32>
  "vector.store"(%62, %12, %13#0, %15, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %75 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  "vector.store"(%66, %12, %13#0, %75, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %76 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  "vector.store"(%70, %12, %13#0, %76, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %77 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  "vector.store"(%74, %12, %13#0, %77, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%5) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%4) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 512, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 512, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
