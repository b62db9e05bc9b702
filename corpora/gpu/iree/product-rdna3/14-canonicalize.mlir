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
  %31 = "arith.constant"() <{value = 0 : index}> : () -> index
  %32 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %33 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %34 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %35 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 128 : index}> : () -> index
  %36 = "hal.interface.binding.subspan"(%31) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %37 = "memref.assume_alignment"(%36) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %38 = "hal.interface.binding.subspan"(%31) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %39 = "memref.assume_alignment"(%38) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %40 = "hal.interface.binding.subspan"(%31) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %41 = "memref.assume_alignment"(%40) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %42 = "hal.interface.binding.subspan"(%31) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %43 = "memref.assume_alignment"(%42) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %44:2 = "affine.delinearize_index"(%35) <{static_basis = array<i64: 4, 32>}> : (index) -> (index, index)
  %45:2 = "affine.delinearize_index"(%35) <{static_basis = array<i64: 32, 4>}> : (index) -> (index, index)
  %46 = "affine.apply"(%45#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %47:2 = "affine.delinearize_index"(%35) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %48 = "affine.apply"(%47#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %49 = "affine.apply"(%35) <{map = affine_map<()[s0] -> (s0 + 128)>}> : (index) -> index
  %50:2 = "affine.delinearize_index"(%49) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %51 = "affine.apply"(%50#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %52:2 = "affine.delinearize_index"(%44#1) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
  %53:3 = "affine.delinearize_index"(%44#1) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
  %54 = "vector.load"(%37, %45#0, %46) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%54, %34, %45#0, %46) <{nontemporal = false}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %55 = "vector.load"(%39, %47#0, %48) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%55, %33, %47#0, %48) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %56 = "vector.load"(%39, %50#0, %51) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%56, %33, %50#0, %51) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %57 = "vector.load"(%34, %52#1, %31) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %58 = "vector.load"(%34, %52#1, %30) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %59 = "affine.linearize_index"(%29, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %60 = "vector.load"(%34, %59, %31) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %61 = "affine.linearize_index"(%29, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %62 = "vector.load"(%34, %61, %30) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %63 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %64 = "vector.load"(%33, %31, %63) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %65 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %66 = "vector.load"(%33, %29, %65) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %67 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %68 = "vector.load"(%33, %28, %67) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %69 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %70 = "vector.load"(%33, %27, %69) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %71 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %72 = "vector.load"(%33, %26, %71) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %73 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %74 = "vector.load"(%33, %25, %73) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %75 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %76 = "vector.load"(%33, %24, %75) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %77 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %78 = "vector.load"(%33, %23, %77) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %79 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %80 = "vector.load"(%33, %22, %79) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %81 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %82 = "vector.load"(%33, %21, %81) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %83 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %84 = "vector.load"(%33, %20, %83) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %85 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %86 = "vector.load"(%33, %19, %85) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %87 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %88 = "vector.load"(%33, %18, %87) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %89 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %90 = "vector.load"(%33, %17, %89) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %91 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %92 = "vector.load"(%33, %16, %91) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %93 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %94 = "vector.load"(%33, %15, %93) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %95 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %96 = "vector.load"(%33, %30, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %97 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %98 = "vector.load"(%33, %14, %97) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %99 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %100 = "vector.load"(%33, %13, %99) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %101 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %102 = "vector.load"(%33, %12, %101) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %103 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %104 = "vector.load"(%33, %11, %103) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %105 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %106 = "vector.load"(%33, %10, %105) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %107 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %108 = "vector.load"(%33, %9, %107) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %109 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %110 = "vector.load"(%33, %8, %109) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %111 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %112 = "vector.load"(%33, %7, %111) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %113 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %114 = "vector.load"(%33, %6, %113) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %115 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %116 = "vector.load"(%33, %5, %115) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %117 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %118 = "vector.load"(%33, %4, %117) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %119 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %120 = "vector.load"(%33, %3, %119) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %121 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %122 = "vector.load"(%33, %2, %121) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %123 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %124 = "vector.load"(%33, %1, %123) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %125 = "affine.linearize_index"(%44#0, %52#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %126 = "vector.load"(%33, %0, %125) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %127 = "vector.to_elements"(%64) : (vector<1xf16>) -> f16
  %128 = "vector.to_elements"(%66) : (vector<1xf16>) -> f16
  %129 = "vector.to_elements"(%68) : (vector<1xf16>) -> f16
  %130 = "vector.to_elements"(%70) : (vector<1xf16>) -> f16
  %131 = "vector.to_elements"(%72) : (vector<1xf16>) -> f16
  %132 = "vector.to_elements"(%74) : (vector<1xf16>) -> f16
  %133 = "vector.to_elements"(%76) : (vector<1xf16>) -> f16
  %134 = "vector.to_elements"(%78) : (vector<1xf16>) -> f16
  %135 = "vector.to_elements"(%80) : (vector<1xf16>) -> f16
  %136 = "vector.to_elements"(%82) : (vector<1xf16>) -> f16
  %137 = "vector.to_elements"(%84) : (vector<1xf16>) -> f16
  %138 = "vector.to_elements"(%86) : (vector<1xf16>) -> f16
  %139 = "vector.to_elements"(%88) : (vector<1xf16>) -> f16
  %140 = "vector.to_elements"(%90) : (vector<1xf16>) -> f16
  %141 = "vector.to_elements"(%92) : (vector<1xf16>) -> f16
  %142 = "vector.to_elements"(%94) : (vector<1xf16>) -> f16
  %143 = "vector.to_elements"(%96) : (vector<1xf16>) -> f16
  %144 = "vector.to_elements"(%98) : (vector<1xf16>) -> f16
  %145 = "vector.to_elements"(%100) : (vector<1xf16>) -> f16
  %146 = "vector.to_elements"(%102) : (vector<1xf16>) -> f16
  %147 = "vector.to_elements"(%104) : (vector<1xf16>) -> f16
  %148 = "vector.to_elements"(%106) : (vector<1xf16>) -> f16
  %149 = "vector.to_elements"(%108) : (vector<1xf16>) -> f16
  %150 = "vector.to_elements"(%110) : (vector<1xf16>) -> f16
  %151 = "vector.to_elements"(%112) : (vector<1xf16>) -> f16
  %152 = "vector.to_elements"(%114) : (vector<1xf16>) -> f16
  %153 = "vector.to_elements"(%116) : (vector<1xf16>) -> f16
  %154 = "vector.to_elements"(%118) : (vector<1xf16>) -> f16
  %155 = "vector.to_elements"(%120) : (vector<1xf16>) -> f16
  %156 = "vector.to_elements"(%122) : (vector<1xf16>) -> f16
  %157 = "vector.to_elements"(%124) : (vector<1xf16>) -> f16
  %158 = "vector.to_elements"(%126) : (vector<1xf16>) -> f16
  %159 = "vector.from_elements"(%127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %160 = "vector.from_elements"(%143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156, %157, %158) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %161 = "amdgpu.wmma"(%57, %159, %32) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %162 = "amdgpu.wmma"(%60, %159, %32) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %163 = "amdgpu.wmma"(%58, %160, %161) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %164 = "amdgpu.wmma"(%62, %160, %162) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %165 = "vector.extract"(%163) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %166 = "vector.broadcast"(%165) : (f32) -> vector<1xf32>
  %167 = "vector.extract"(%163) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %168 = "vector.broadcast"(%167) : (f32) -> vector<1xf32>
  %169 = "vector.extract"(%163) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %170 = "vector.broadcast"(%169) : (f32) -> vector<1xf32>
  %171 = "vector.extract"(%163) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %172 = "vector.broadcast"(%171) : (f32) -> vector<1xf32>
  %173 = "vector.extract"(%163) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %174 = "vector.broadcast"(%173) : (f32) -> vector<1xf32>
  %175 = "vector.extract"(%163) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %176 = "vector.broadcast"(%175) : (f32) -> vector<1xf32>
  %177 = "vector.extract"(%163) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %178 = "vector.broadcast"(%177) : (f32) -> vector<1xf32>
  %179 = "vector.extract"(%163) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %180 = "vector.broadcast"(%179) : (f32) -> vector<1xf32>
  %181 = "vector.extract"(%164) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %182 = "vector.broadcast"(%181) : (f32) -> vector<1xf32>
  %183 = "vector.extract"(%164) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %184 = "vector.broadcast"(%183) : (f32) -> vector<1xf32>
  %185 = "vector.extract"(%164) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %186 = "vector.broadcast"(%185) : (f32) -> vector<1xf32>
  %187 = "vector.extract"(%164) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %188 = "vector.broadcast"(%187) : (f32) -> vector<1xf32>
  %189 = "vector.extract"(%164) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %190 = "vector.broadcast"(%189) : (f32) -> vector<1xf32>
  %191 = "vector.extract"(%164) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %192 = "vector.broadcast"(%191) : (f32) -> vector<1xf32>
  %193 = "vector.extract"(%164) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %194 = "vector.broadcast"(%193) : (f32) -> vector<1xf32>
  %195 = "vector.extract"(%164) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %196 = "vector.broadcast"(%195) : (f32) -> vector<1xf32>
  %197 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %198 = "vector.load"(%41, %197) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %199 = "vector.extract"(%198) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %200 = "vector.broadcast"(%199) : (f32) -> vector<1xf32>
  %201 = "arith.addf"(%166, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %202 = "arith.addf"(%168, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %203 = "arith.addf"(%170, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %204 = "arith.addf"(%172, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %205 = "arith.addf"(%174, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %206 = "arith.addf"(%176, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %207 = "arith.addf"(%178, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %208 = "arith.addf"(%180, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %209 = "arith.addf"(%182, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %210 = "arith.addf"(%184, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %211 = "arith.addf"(%186, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %212 = "arith.addf"(%188, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %213 = "arith.addf"(%190, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %214 = "arith.addf"(%192, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %215 = "arith.addf"(%194, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %216 = "arith.addf"(%196, %200) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %217 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%201, %43, %53#1, %217) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %218 = "affine.linearize_index"(%29, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %219 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%202, %43, %218, %219) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %220 = "affine.linearize_index"(%28, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %221 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%203, %43, %220, %221) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %222 = "affine.linearize_index"(%27, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %223 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%204, %43, %222, %223) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %224 = "affine.linearize_index"(%26, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %225 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%205, %43, %224, %225) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %226 = "affine.linearize_index"(%25, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %227 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%206, %43, %226, %227) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %228 = "affine.linearize_index"(%24, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %229 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%207, %43, %228, %229) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %230 = "affine.linearize_index"(%23, %53#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %231 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%208, %43, %230, %231) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %232 = "affine.linearize_index"(%29, %31, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %233 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%209, %43, %232, %233) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %234 = "affine.linearize_index"(%29, %29, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %235 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%210, %43, %234, %235) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %236 = "affine.linearize_index"(%29, %28, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %237 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%211, %43, %236, %237) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %238 = "affine.linearize_index"(%29, %27, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %239 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%212, %43, %238, %239) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %240 = "affine.linearize_index"(%29, %26, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %241 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%213, %43, %240, %241) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %242 = "affine.linearize_index"(%29, %25, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %243 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%214, %43, %242, %243) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %244 = "affine.linearize_index"(%29, %24, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %245 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%215, %43, %244, %245) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %246 = "affine.linearize_index"(%29, %23, %53#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %247 = "affine.linearize_index"(%44#0, %53#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%216, %43, %246, %247) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%34) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%33) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 128, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 128, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
