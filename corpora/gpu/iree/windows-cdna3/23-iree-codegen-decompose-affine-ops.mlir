"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 3 : index}> : () -> index
  %1 = "arith.constant"() <{value = 2 : index}> : () -> index
  %2 = "arith.constant"() <{value = 8 : index}> : () -> index
  %3 = "arith.constant"() <{value = 1 : index}> : () -> index
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %8 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 512 : index}> : () -> index
  %9 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %11 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %13 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %15:3 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 4, 2, 64>}> : (index) -> (index, index, index)
  %16:3 = "affine.delinearize_index"(%15#2) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %17 = "affine.linearize_index"(%16#1, %4) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %18 = "affine.linearize_index"(%15#1, %16#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %19:3 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 4, 16, 8>}> : (index) -> (index, index, index)
  %20:2 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 16, 32>}> : (index) -> (index, index)
  %21 = "affine.apply"(%19#2) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
  %22:3 = "affine.delinearize_index"(%21) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %23 = "affine.apply"(%19#0, %22#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %24 = "affine.apply"(%19#1, %22#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %25 = "vector.load"(%10, %23, %24, %22#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
  %26:3 = "affine.delinearize_index"(%20#0) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %27 = "vector.load"(%12, %26#0, %26#1, %26#2, %20#1) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
  "vector.store"(%25, %7, %19#0, %19#1, %21) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%27, %6, %20#0, %20#1) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %28 = "arith.addi"(%17, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %29 = "arith.addi"(%17, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %30 = "arith.addi"(%17, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %31 = "scf.for"(%4, %2, %3, %5) ({
  ^bb0(%arg0: index, %arg1: vector<4xf32>):
    %62 = "arith.addi"(%arg0, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %63 = "affine.apply"(%19#2) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
    %64 = "affine.apply"(%62) <{map = affine_map<()[s0] -> (s0 * 16)>}> : (index) -> index
    %65 = "affine.apply"(%63, %64) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %66:3 = "affine.delinearize_index"(%65) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %67 = "affine.apply"(%19#0, %66#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %68 = "affine.apply"(%19#1, %66#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %69 = "vector.load"(%10, %67, %68, %66#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
    %70 = "affine.apply"(%20#0) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
    %71 = "affine.apply"(%62) <{map = affine_map<()[s0] -> (s0 * 16)>}> : (index) -> index
    %72 = "affine.apply"(%70, %71) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %73:3 = "affine.delinearize_index"(%72) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %74 = "vector.load"(%12, %73#0, %73#1, %73#2, %20#1) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %75 = "vector.load"(%7, %15#0, %16#2, %17) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
    %76 = "vector.load"(%6, %17, %18) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %77 = "vector.load"(%6, %28, %18) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %78 = "vector.load"(%6, %29, %18) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %79 = "vector.load"(%6, %30, %18) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %80 = "vector.extract"(%76) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %81 = "vector.extract"(%77) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %82 = "vector.extract"(%78) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %83 = "vector.extract"(%79) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %84 = "vector.from_elements"(%80, %81, %82, %83) : (f16, f16, f16, f16) -> vector<4xf16>
    %85 = "amdgpu.mfma"(%75, %84, %arg1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%69, %7, %19#0, %19#1, %21) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%74, %6, %20#0, %20#1) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%85) : (vector<4xf32>) -> ()
  }) : (index, index, index, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %32 = "vector.load"(%7, %15#0, %16#2, %17) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %33 = "vector.load"(%6, %17, %18) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %34 = "arith.addi"(%17, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %35 = "vector.load"(%6, %34, %18) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %36 = "arith.addi"(%17, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %37 = "vector.load"(%6, %36, %18) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %38 = "arith.addi"(%17, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %39 = "vector.load"(%6, %38, %18) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %40 = "vector.extract"(%33) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %41 = "vector.extract"(%35) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %42 = "vector.extract"(%37) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %43 = "vector.extract"(%39) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %44 = "vector.from_elements"(%40, %41, %42, %43) : (f16, f16, f16, f16) -> vector<4xf16>
  %45 = "amdgpu.mfma"(%32, %44, %31) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %46 = "vector.extract"(%45) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %47 = "vector.broadcast"(%46) : (f32) -> vector<1xf32>
  %48 = "vector.extract"(%45) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %49 = "vector.broadcast"(%48) : (f32) -> vector<1xf32>
  %50 = "vector.extract"(%45) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %51 = "vector.broadcast"(%50) : (f32) -> vector<1xf32>
  %52 = "vector.extract"(%45) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %53 = "vector.broadcast"(%52) : (f32) -> vector<1xf32>
  "vector.store"(%47, %14, %15#0, %17, %18) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%49, %14, %15#0, %34, %18) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%51, %14, %15#0, %36, %18) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%53, %14, %15#0, %38, %18) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %54 = "memref.load"(%14, %15#0, %17, %18) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %55 = "vector.broadcast"(%54) : (f32) -> vector<1xf32>
  %56 = "memref.load"(%14, %15#0, %34, %18) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %57 = "vector.broadcast"(%56) : (f32) -> vector<1xf32>
  %58 = "memref.load"(%14, %15#0, %36, %18) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %59 = "vector.broadcast"(%58) : (f32) -> vector<1xf32>
  %60 = "memref.load"(%14, %15#0, %38, %18) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %61 = "vector.broadcast"(%60) : (f32) -> vector<1xf32>
  "vector.store"(%55, %14, %15#0, %17, %18) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%57, %14, %15#0, %34, %18) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%59, %14, %15#0, %36, %18) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%61, %14, %15#0, %38, %18) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%7) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%6) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 512, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 512, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
