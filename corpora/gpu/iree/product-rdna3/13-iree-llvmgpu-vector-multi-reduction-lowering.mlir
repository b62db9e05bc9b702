"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 31 : index}> : () -> index
  %1 = "arith.constant"() <{value = 30 : index}> : () -> index
  %2 = "arith.constant"() <{value = 29 : index}> : () -> index
  %3 = "arith.constant"() <{value = 28 : index}> : () -> index
  %4 = "arith.constant"() <{value = 27 : index}> : () -> index
  %5 = "arith.constant"() <{value = 26 : index}> : () -> index
  %6 = "arith.constant"() <{value = 25 : index}> : () -> index
  %7 = "arith.constant"() <{value = 24 : index}> : () -> index
  %8 = "arith.constant"() <{value = 23 : index}> : () -> index
  %9 = "arith.constant"() <{value = 22 : index}> : () -> index
  %10 = "arith.constant"() <{value = 21 : index}> : () -> index
  %11 = "arith.constant"() <{value = 20 : index}> : () -> index
  %12 = "arith.constant"() <{value = 19 : index}> : () -> index
  %13 = "arith.constant"() <{value = 18 : index}> : () -> index
  %14 = "arith.constant"() <{value = 17 : index}> : () -> index
  %15 = "arith.constant"() <{value = 15 : index}> : () -> index
  %16 = "arith.constant"() <{value = 14 : index}> : () -> index
  %17 = "arith.constant"() <{value = 13 : index}> : () -> index
  %18 = "arith.constant"() <{value = 12 : index}> : () -> index
  %19 = "arith.constant"() <{value = 11 : index}> : () -> index
  %20 = "arith.constant"() <{value = 10 : index}> : () -> index
  %21 = "arith.constant"() <{value = 9 : index}> : () -> index
  %22 = "arith.constant"() <{value = 8 : index}> : () -> index
  %23 = "arith.constant"() <{value = 7 : index}> : () -> index
  %24 = "arith.constant"() <{value = 6 : index}> : () -> index
  %25 = "arith.constant"() <{value = 5 : index}> : () -> index
  %26 = "arith.constant"() <{value = 4 : index}> : () -> index
  %27 = "arith.constant"() <{value = 3 : index}> : () -> index
  %28 = "arith.constant"() <{value = 2 : index}> : () -> index
  %29 = "arith.constant"() <{value = 1 : index}> : () -> index
  %30 = "arith.constant"() <{value = 16 : index}> : () -> index
  %31 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %32 = "arith.constant"() <{value = 0 : index}> : () -> index
  %33 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %34 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %35 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %36 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 128 : index}> : () -> index
  %37 = "hal.interface.binding.subspan"(%32) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %38 = "memref.assume_alignment"(%37) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %39 = "hal.interface.binding.subspan"(%32) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %40 = "memref.assume_alignment"(%39) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %41 = "hal.interface.binding.subspan"(%32) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %42 = "memref.assume_alignment"(%41) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %43 = "hal.interface.binding.subspan"(%32) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %44 = "memref.assume_alignment"(%43) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %45:2 = "affine.delinearize_index"(%36) <{static_basis = array<i64: 4, 32>}> : (index) -> (index, index)
  %46:2 = "affine.delinearize_index"(%36) <{static_basis = array<i64: 32, 4>}> : (index) -> (index, index)
  %47 = "affine.apply"(%46#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %48:2 = "affine.delinearize_index"(%36) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %49 = "affine.apply"(%48#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %50 = "affine.apply"(%36) <{map = affine_map<()[s0] -> (s0 + 128)>}> : (index) -> index
  %51:2 = "affine.delinearize_index"(%50) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %52 = "affine.apply"(%51#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %53:2 = "affine.delinearize_index"(%45#1) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
  %54:3 = "affine.delinearize_index"(%45#1) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
  %55 = "vector.load"(%38, %46#0, %47) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%55, %35, %46#0, %47) <{nontemporal = false}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %56 = "vector.load"(%40, %48#0, %49) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%56, %34, %48#0, %49) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %57 = "vector.load"(%40, %51#0, %52) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%57, %34, %51#0, %52) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %58 = "affine.linearize_index"(%32, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %59 = "vector.load"(%35, %58, %32) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %60 = "affine.linearize_index"(%32, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %61 = "vector.load"(%35, %60, %30) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %62 = "affine.linearize_index"(%29, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %63 = "vector.load"(%35, %62, %32) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %64 = "affine.linearize_index"(%29, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %65 = "vector.load"(%35, %64, %30) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %66 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %67 = "vector.load"(%34, %32, %66) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %68 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %69 = "vector.load"(%34, %29, %68) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %70 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %71 = "vector.load"(%34, %28, %70) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %72 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %73 = "vector.load"(%34, %27, %72) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %74 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %75 = "vector.load"(%34, %26, %74) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %76 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %77 = "vector.load"(%34, %25, %76) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %78 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %79 = "vector.load"(%34, %24, %78) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %80 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %81 = "vector.load"(%34, %23, %80) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %82 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %83 = "vector.load"(%34, %22, %82) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %84 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %85 = "vector.load"(%34, %21, %84) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %86 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %87 = "vector.load"(%34, %20, %86) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %88 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %89 = "vector.load"(%34, %19, %88) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %90 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %91 = "vector.load"(%34, %18, %90) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %92 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %93 = "vector.load"(%34, %17, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %94 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %95 = "vector.load"(%34, %16, %94) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %96 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %97 = "vector.load"(%34, %15, %96) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %98 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %99 = "vector.load"(%34, %30, %98) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %100 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %101 = "vector.load"(%34, %14, %100) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %102 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %103 = "vector.load"(%34, %13, %102) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %104 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %105 = "vector.load"(%34, %12, %104) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %106 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %107 = "vector.load"(%34, %11, %106) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %108 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %109 = "vector.load"(%34, %10, %108) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %110 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %111 = "vector.load"(%34, %9, %110) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %112 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %113 = "vector.load"(%34, %8, %112) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %114 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %115 = "vector.load"(%34, %7, %114) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %116 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %117 = "vector.load"(%34, %6, %116) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %118 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %119 = "vector.load"(%34, %5, %118) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %120 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %121 = "vector.load"(%34, %4, %120) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %122 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %123 = "vector.load"(%34, %3, %122) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %124 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %125 = "vector.load"(%34, %2, %124) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %126 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %127 = "vector.load"(%34, %1, %126) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %128 = "affine.linearize_index"(%45#0, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %129 = "vector.load"(%34, %0, %128) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %130 = "vector.to_elements"(%67) : (vector<1xf16>) -> f16
  %131 = "vector.to_elements"(%69) : (vector<1xf16>) -> f16
  %132 = "vector.to_elements"(%71) : (vector<1xf16>) -> f16
  %133 = "vector.to_elements"(%73) : (vector<1xf16>) -> f16
  %134 = "vector.to_elements"(%75) : (vector<1xf16>) -> f16
  %135 = "vector.to_elements"(%77) : (vector<1xf16>) -> f16
  %136 = "vector.to_elements"(%79) : (vector<1xf16>) -> f16
  %137 = "vector.to_elements"(%81) : (vector<1xf16>) -> f16
  %138 = "vector.to_elements"(%83) : (vector<1xf16>) -> f16
  %139 = "vector.to_elements"(%85) : (vector<1xf16>) -> f16
  %140 = "vector.to_elements"(%87) : (vector<1xf16>) -> f16
  %141 = "vector.to_elements"(%89) : (vector<1xf16>) -> f16
  %142 = "vector.to_elements"(%91) : (vector<1xf16>) -> f16
  %143 = "vector.to_elements"(%93) : (vector<1xf16>) -> f16
  %144 = "vector.to_elements"(%95) : (vector<1xf16>) -> f16
  %145 = "vector.to_elements"(%97) : (vector<1xf16>) -> f16
  %146 = "vector.to_elements"(%99) : (vector<1xf16>) -> f16
  %147 = "vector.to_elements"(%101) : (vector<1xf16>) -> f16
  %148 = "vector.to_elements"(%103) : (vector<1xf16>) -> f16
  %149 = "vector.to_elements"(%105) : (vector<1xf16>) -> f16
  %150 = "vector.to_elements"(%107) : (vector<1xf16>) -> f16
  %151 = "vector.to_elements"(%109) : (vector<1xf16>) -> f16
  %152 = "vector.to_elements"(%111) : (vector<1xf16>) -> f16
  %153 = "vector.to_elements"(%113) : (vector<1xf16>) -> f16
  %154 = "vector.to_elements"(%115) : (vector<1xf16>) -> f16
  %155 = "vector.to_elements"(%117) : (vector<1xf16>) -> f16
  %156 = "vector.to_elements"(%119) : (vector<1xf16>) -> f16
  %157 = "vector.to_elements"(%121) : (vector<1xf16>) -> f16
  %158 = "vector.to_elements"(%123) : (vector<1xf16>) -> f16
  %159 = "vector.to_elements"(%125) : (vector<1xf16>) -> f16
  %160 = "vector.to_elements"(%127) : (vector<1xf16>) -> f16
  %161 = "vector.to_elements"(%129) : (vector<1xf16>) -> f16
  %162 = "vector.from_elements"(%130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %163 = "vector.from_elements"(%146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159, %160, %161) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %164 = "amdgpu.wmma"(%59, %162, %33) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %165 = "amdgpu.wmma"(%63, %162, %33) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %166 = "amdgpu.wmma"(%61, %163, %164) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %167 = "amdgpu.wmma"(%65, %163, %165) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %168 = "vector.extract"(%166) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %169 = "vector.insert"(%168, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %170 = "vector.extract"(%166) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %171 = "vector.insert"(%170, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %172 = "vector.extract"(%166) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %173 = "vector.insert"(%172, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %174 = "vector.extract"(%166) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %175 = "vector.insert"(%174, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %176 = "vector.extract"(%166) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %177 = "vector.insert"(%176, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %178 = "vector.extract"(%166) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %179 = "vector.insert"(%178, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %180 = "vector.extract"(%166) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %181 = "vector.insert"(%180, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %182 = "vector.extract"(%166) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %183 = "vector.insert"(%182, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %184 = "vector.extract"(%167) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %185 = "vector.insert"(%184, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %186 = "vector.extract"(%167) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %187 = "vector.insert"(%186, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %188 = "vector.extract"(%167) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %189 = "vector.insert"(%188, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %190 = "vector.extract"(%167) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %191 = "vector.insert"(%190, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %192 = "vector.extract"(%167) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %193 = "vector.insert"(%192, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %194 = "vector.extract"(%167) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %195 = "vector.insert"(%194, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %196 = "vector.extract"(%167) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %197 = "vector.insert"(%196, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %198 = "vector.extract"(%167) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %199 = "vector.insert"(%198, %31) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %200 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %201 = "vector.load"(%42, %200) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %202 = "vector.extract"(%201) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %203 = "vector.broadcast"(%202) : (f32) -> vector<1xf32>
  %204 = "arith.addf"(%169, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %205 = "arith.addf"(%171, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %206 = "arith.addf"(%173, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %207 = "arith.addf"(%175, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %208 = "arith.addf"(%177, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %209 = "arith.addf"(%179, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %210 = "arith.addf"(%181, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %211 = "arith.addf"(%183, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %212 = "arith.addf"(%185, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %213 = "arith.addf"(%187, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %214 = "arith.addf"(%189, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %215 = "arith.addf"(%191, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %216 = "arith.addf"(%193, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %217 = "arith.addf"(%195, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %218 = "arith.addf"(%197, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %219 = "arith.addf"(%199, %203) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %220 = "affine.linearize_index"(%32, %32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %221 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%204, %44, %220, %221) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %222 = "affine.linearize_index"(%32, %29, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %223 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%205, %44, %222, %223) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %224 = "affine.linearize_index"(%32, %28, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %225 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%206, %44, %224, %225) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %226 = "affine.linearize_index"(%32, %27, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %227 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%207, %44, %226, %227) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %228 = "affine.linearize_index"(%32, %26, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %229 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%208, %44, %228, %229) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %230 = "affine.linearize_index"(%32, %25, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %231 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%209, %44, %230, %231) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %232 = "affine.linearize_index"(%32, %24, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %233 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%210, %44, %232, %233) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %234 = "affine.linearize_index"(%32, %23, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %235 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%211, %44, %234, %235) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %236 = "affine.linearize_index"(%29, %32, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %237 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%212, %44, %236, %237) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %238 = "affine.linearize_index"(%29, %29, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %239 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%213, %44, %238, %239) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %240 = "affine.linearize_index"(%29, %28, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %241 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%214, %44, %240, %241) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %242 = "affine.linearize_index"(%29, %27, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %243 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%215, %44, %242, %243) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %244 = "affine.linearize_index"(%29, %26, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %245 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%216, %44, %244, %245) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %246 = "affine.linearize_index"(%29, %25, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %247 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%217, %44, %246, %247) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %248 = "affine.linearize_index"(%29, %24, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %249 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%218, %44, %248, %249) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %250 = "affine.linearize_index"(%29, %23, %54#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %251 = "affine.linearize_index"(%45#0, %54#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%219, %44, %250, %251) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%35) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%34) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 128, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 128, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
