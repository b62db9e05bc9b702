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
    %57 = "arith.addi"(%arg0, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %58 = "affine.apply"(%57, %17#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 2)>}> : (index, index) -> index
    %59:3 = "affine.delinearize_index"(%58) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %60 = "affine.apply"(%59#0, %17#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %61 = "affine.apply"(%59#1, %17#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %62 = "vector.load"(%8, %60, %61, %59#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
    %63 = "affine.apply"(%57, %18#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
    %64:3 = "affine.delinearize_index"(%63) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %65 = "vector.load"(%10, %64#0, %64#1, %64#2, %18#1) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %66 = "vector.load"(%5, %13#0, %14#2, %15) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
    %67 = "vector.load"(%4, %15, %16) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %68 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
    %69 = "vector.load"(%4, %68, %16) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %70 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
    %71 = "vector.load"(%4, %70, %16) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %72 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
    %73 = "vector.load"(%4, %72, %16) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %74 = "vector.extract"(%67) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %75 = "vector.extract"(%69) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %76 = "vector.extract"(%71) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %77 = "vector.extract"(%73) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %78 = "vector.from_elements"(%74, %75, %76, %77) : (f16, f16, f16, f16) -> vector<4xf16>
    %79 = "amdgpu.mfma"(%66, %78, %arg1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%62, %5, %17#0, %17#1, %19) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%65, %4, %18#0, %18#1) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%79) : (vector<4xf32>) -> ()
  }) : (index, index, index, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %27 = "vector.load"(%5, %13#0, %14#2, %15) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %28 = "vector.load"(%4, %15, %16) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %29 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %30 = "vector.load"(%4, %29, %16) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %31 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %32 = "vector.load"(%4, %31, %16) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %33 = "affine.apply"(%15) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %34 = "vector.load"(%4, %33, %16) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %35 = "vector.extract"(%28) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %36 = "vector.extract"(%30) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %37 = "vector.extract"(%32) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %38 = "vector.extract"(%34) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %39 = "vector.from_elements"(%35, %36, %37, %38) : (f16, f16, f16, f16) -> vector<4xf16>
  %40 = "amdgpu.mfma"(%27, %39, %26) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %41 = "vector.extract"(%40) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %42 = "vector.broadcast"(%41) : (f32) -> vector<1xf32>
  %43 = "vector.extract"(%40) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %44 = "vector.broadcast"(%43) : (f32) -> vector<1xf32>
  %45 = "vector.extract"(%40) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %46 = "vector.broadcast"(%45) : (f32) -> vector<1xf32>
  %47 = "vector.extract"(%40) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %48 = "vector.broadcast"(%47) : (f32) -> vector<1xf32>
  "vector.store"(%42, %12, %13#0, %15, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%44, %12, %13#0, %29, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%46, %12, %13#0, %31, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%48, %12, %13#0, %33, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %49 = "memref.load"(%12, %13#0, %15, %16) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %50 = "vector.broadcast"(%49) : (f32) -> vector<1xf32>
  %51 = "memref.load"(%12, %13#0, %29, %16) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %52 = "vector.broadcast"(%51) : (f32) -> vector<1xf32>
  %53 = "memref.load"(%12, %13#0, %31, %16) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %54 = "vector.broadcast"(%53) : (f32) -> vector<1xf32>
  %55 = "memref.load"(%12, %13#0, %33, %16) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %56 = "vector.broadcast"(%55) : (f32) -> vector<1xf32>
  "vector.store"(%50, %12, %13#0, %15, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%52, %12, %13#0, %29, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%54, %12, %13#0, %31, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%56, %12, %13#0, %33, %16) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
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
