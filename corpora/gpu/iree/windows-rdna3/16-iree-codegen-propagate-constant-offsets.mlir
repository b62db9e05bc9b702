"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 15 : index}> : () -> index
  %1 = "arith.constant"() <{value = 14 : index}> : () -> index
  %2 = "arith.constant"() <{value = 13 : index}> : () -> index
  %3 = "arith.constant"() <{value = 12 : index}> : () -> index
  %4 = "arith.constant"() <{value = 11 : index}> : () -> index
  %5 = "arith.constant"() <{value = 10 : index}> : () -> index
  %6 = "arith.constant"() <{value = 9 : index}> : () -> index
  %7 = "arith.constant"() <{value = 7 : index}> : () -> index
  %8 = "arith.constant"() <{value = 6 : index}> : () -> index
  %9 = "arith.constant"() <{value = 5 : index}> : () -> index
  %10 = "arith.constant"() <{value = 4 : index}> : () -> index
  %11 = "arith.constant"() <{value = 3 : index}> : () -> index
  %12 = "arith.constant"() <{value = 2 : index}> : () -> index
  %13 = "arith.constant"() <{value = 8 : index}> : () -> index
  %14 = "arith.constant"() <{value = 1 : index}> : () -> index
  %15 = "arith.constant"() <{value = 0 : index}> : () -> index
  %16 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %17 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %18 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %19 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %20 = "hal.interface.binding.subspan"(%15) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %21 = "memref.assume_alignment"(%20) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %22 = "hal.interface.binding.subspan"(%15) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %23 = "memref.assume_alignment"(%22) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %24 = "hal.interface.binding.subspan"(%15) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %25 = "memref.assume_alignment"(%24) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %26:3 = "affine.delinearize_index"(%19) <{static_basis = array<i64: 4, 2, 32>}> : (index) -> (index, index, index)
  %27:3 = "affine.delinearize_index"(%26#2) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
  %28:3 = "affine.delinearize_index"(%19) <{static_basis = array<i64: 4, 16, 4>}> : (index) -> (index, index, index)
  %29:2 = "affine.delinearize_index"(%19) <{static_basis = array<i64: 16, 16>}> : (index) -> (index, index)
  %30:2 = "affine.delinearize_index"(%26#2) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
  %31 = "affine.apply"(%28#2) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %32:3 = "affine.delinearize_index"(%31) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %33 = "affine.apply"(%28#0, %32#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %34 = "affine.apply"(%28#1, %32#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %35 = "affine.apply"(%29#1) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
  %36 = "vector.load"(%21, %33, %34, %32#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
  %37:3 = "affine.delinearize_index"(%29#0) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %38 = "vector.load"(%23, %37#0, %37#1, %37#2, %35) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
  "vector.store"(%36, %18, %28#0, %28#1, %31) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%38, %17, %29#0, %35) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %39 = "scf.for"(%15, %13, %14, %16) ({
  ^bb0(%arg0: index, %arg1: vector<8xf32>):
    %107 = "arith.addi"(%arg0, %14) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %108 = "affine.apply"(%107, %28#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 4)>}> : (index, index) -> index
    %109:3 = "affine.delinearize_index"(%108) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %110 = "affine.apply"(%109#0, %28#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %111 = "affine.apply"(%109#1, %28#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %112 = "vector.load"(%21, %110, %111, %109#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
    %113 = "affine.apply"(%107, %29#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
    %114:3 = "affine.delinearize_index"(%113) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %115 = "vector.load"(%23, %114#0, %114#1, %114#2, %35) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %116 = "vector.load"(%18, %26#0, %30#1, %15) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
    %117 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %118 = "vector.load"(%17, %15, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %119 = "vector.load"(%17, %14, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %120 = "vector.load"(%17, %12, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %121 = "vector.load"(%17, %11, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %122 = "vector.load"(%17, %10, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %123 = "vector.load"(%17, %9, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %124 = "vector.load"(%17, %8, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %125 = "vector.load"(%17, %7, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %126 = "vector.load"(%17, %13, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %127 = "vector.load"(%17, %6, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %128 = "vector.load"(%17, %5, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %129 = "vector.load"(%17, %4, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %130 = "vector.load"(%17, %3, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %131 = "vector.load"(%17, %2, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %132 = "vector.load"(%17, %1, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %133 = "vector.load"(%17, %0, %117) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %134 = "vector.extract"(%118) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %135 = "vector.extract"(%119) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %136 = "vector.extract"(%120) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %137 = "vector.extract"(%121) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %138 = "vector.extract"(%122) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %139 = "vector.extract"(%123) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %140 = "vector.extract"(%124) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %141 = "vector.extract"(%125) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %142 = "vector.extract"(%126) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %143 = "vector.extract"(%127) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %144 = "vector.extract"(%128) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %145 = "vector.extract"(%129) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %146 = "vector.extract"(%130) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %147 = "vector.extract"(%131) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %148 = "vector.extract"(%132) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %149 = "vector.extract"(%133) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %150 = "vector.from_elements"(%134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
    %151 = "amdgpu.wmma"(%116, %150, %arg1) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%112, %18, %28#0, %28#1, %31) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%115, %17, %29#0, %35) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%151) : (vector<8xf32>) -> ()
  }) : (index, index, index, vector<8xf32>) -> vector<8xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %40 = "vector.load"(%18, %26#0, %30#1, %15) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
  %41 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %42 = "vector.load"(%17, %15, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %43 = "vector.load"(%17, %14, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %44 = "vector.load"(%17, %12, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %45 = "vector.load"(%17, %11, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %46 = "vector.load"(%17, %10, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %47 = "vector.load"(%17, %9, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %48 = "vector.load"(%17, %8, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %49 = "vector.load"(%17, %7, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %50 = "vector.load"(%17, %13, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %51 = "vector.load"(%17, %6, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %52 = "vector.load"(%17, %5, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %53 = "vector.load"(%17, %4, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %54 = "vector.load"(%17, %3, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %55 = "vector.load"(%17, %2, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %56 = "vector.load"(%17, %1, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %57 = "vector.load"(%17, %0, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %58 = "vector.extract"(%42) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %59 = "vector.extract"(%43) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %60 = "vector.extract"(%44) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %61 = "vector.extract"(%45) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %62 = "vector.extract"(%46) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %63 = "vector.extract"(%47) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %64 = "vector.extract"(%48) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %65 = "vector.extract"(%49) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %66 = "vector.extract"(%50) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %67 = "vector.extract"(%51) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %68 = "vector.extract"(%52) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %69 = "vector.extract"(%53) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %70 = "vector.extract"(%54) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %71 = "vector.extract"(%55) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %72 = "vector.extract"(%56) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %73 = "vector.extract"(%57) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %74 = "vector.from_elements"(%58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %75 = "amdgpu.wmma"(%40, %74, %39) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %76 = "vector.extract"(%75) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %77 = "vector.broadcast"(%76) : (f32) -> vector<1xf32>
  %78 = "vector.extract"(%75) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %79 = "vector.broadcast"(%78) : (f32) -> vector<1xf32>
  %80 = "vector.extract"(%75) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %81 = "vector.broadcast"(%80) : (f32) -> vector<1xf32>
  %82 = "vector.extract"(%75) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %83 = "vector.broadcast"(%82) : (f32) -> vector<1xf32>
  %84 = "vector.extract"(%75) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %85 = "vector.broadcast"(%84) : (f32) -> vector<1xf32>
  %86 = "vector.extract"(%75) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %87 = "vector.broadcast"(%86) : (f32) -> vector<1xf32>
  %88 = "vector.extract"(%75) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %89 = "vector.broadcast"(%88) : (f32) -> vector<1xf32>
  %90 = "vector.extract"(%75) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %91 = "vector.broadcast"(%90) : (f32) -> vector<1xf32>
  %92 = "affine.linearize_index"(%26#1, %27#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%77, %25, %26#0, %27#1, %92) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %93 = "affine.linearize_index"(%15, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %94 = "arith.addi"(%93, %12) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%79, %25, %26#0, %94, %92) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %95 = "affine.linearize_index"(%15, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %96 = "arith.addi"(%95, %10) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%81, %25, %26#0, %96, %92) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %97 = "affine.linearize_index"(%15, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %98 = "arith.addi"(%97, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%83, %25, %26#0, %98, %92) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %99 = "affine.linearize_index"(%15, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %100 = "arith.addi"(%99, %13) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%85, %25, %26#0, %100, %92) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %101 = "affine.linearize_index"(%15, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %102 = "arith.addi"(%101, %5) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%87, %25, %26#0, %102, %92) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %103 = "affine.linearize_index"(%15, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %104 = "arith.addi"(%103, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%89, %25, %26#0, %104, %92) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %105 = "affine.linearize_index"(%15, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %106 = "arith.addi"(%105, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%91, %25, %26#0, %106, %92) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%18) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%17) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
