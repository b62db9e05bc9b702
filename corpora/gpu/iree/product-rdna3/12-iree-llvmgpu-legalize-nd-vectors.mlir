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
  %29 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %30 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %31 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %32 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %33 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %34 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %35 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %36 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %37 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %38 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %39 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %40 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %41 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %42 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %43 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %44 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %45 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %46 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %47 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %48 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %49 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %50 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %51 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %52 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %53 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %54 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %55 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %56 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %57 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %58 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %59 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %60 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %61 = "arith.constant"() <{value = 1 : index}> : () -> index
  %62 = "arith.constant"() <{value = 16 : index}> : () -> index
  %63 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %64 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %65 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %66 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %67 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %68 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %69 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %70 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %71 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %72 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %73 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %74 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %75 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %76 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %77 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %78 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %79 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %80 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %81 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %82 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %83 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %84 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %85 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %86 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %87 = "arith.constant"() <{value = 0 : index}> : () -> index
  %88 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %89 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %90 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %91 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 128 : index}> : () -> index
  %92 = "hal.interface.binding.subspan"(%87) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %93 = "memref.assume_alignment"(%92) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %94 = "hal.interface.binding.subspan"(%87) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %95 = "memref.assume_alignment"(%94) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %96 = "hal.interface.binding.subspan"(%87) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %97 = "memref.assume_alignment"(%96) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %98 = "hal.interface.binding.subspan"(%87) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %99 = "memref.assume_alignment"(%98) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %100:2 = "affine.delinearize_index"(%91) <{static_basis = array<i64: 4, 32>}> : (index) -> (index, index)
  %101:2 = "affine.delinearize_index"(%91) <{static_basis = array<i64: 32, 4>}> : (index) -> (index, index)
  %102 = "affine.apply"(%101#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %103:2 = "affine.delinearize_index"(%91) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %104 = "affine.apply"(%103#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %105 = "affine.apply"(%91) <{map = affine_map<()[s0] -> (s0 + 128)>}> : (index) -> index
  %106:2 = "affine.delinearize_index"(%105) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %107 = "affine.apply"(%106#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %108:2 = "affine.delinearize_index"(%100#1) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
  %109:3 = "affine.delinearize_index"(%100#1) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
  %110 = "vector.load"(%93, %101#0, %102) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%110, %90, %101#0, %102) <{nontemporal = false}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %111 = "vector.load"(%95, %103#0, %104) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%111, %89, %103#0, %104) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %112 = "vector.load"(%95, %106#0, %107) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%112, %89, %106#0, %107) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %113 = "affine.linearize_index"(%87, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %114 = "vector.load"(%90, %113, %87) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %115 = "affine.linearize_index"(%87, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %116 = "vector.load"(%90, %115, %62) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %117 = "affine.linearize_index"(%61, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %118 = "vector.load"(%90, %117, %87) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %119 = "affine.linearize_index"(%61, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %120 = "vector.load"(%90, %119, %62) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %121 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %122 = "vector.load"(%89, %87, %121) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %123 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %124 = "vector.load"(%89, %61, %123) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %125 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %126 = "vector.load"(%89, %28, %125) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %127 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %128 = "vector.load"(%89, %27, %127) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %129 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %130 = "vector.load"(%89, %26, %129) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %131 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %132 = "vector.load"(%89, %25, %131) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %133 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %134 = "vector.load"(%89, %24, %133) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %135 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %136 = "vector.load"(%89, %23, %135) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %137 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %138 = "vector.load"(%89, %22, %137) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %139 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %140 = "vector.load"(%89, %21, %139) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %141 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %142 = "vector.load"(%89, %20, %141) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %143 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %144 = "vector.load"(%89, %19, %143) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %145 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %146 = "vector.load"(%89, %18, %145) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %147 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %148 = "vector.load"(%89, %17, %147) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %149 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %150 = "vector.load"(%89, %16, %149) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %151 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %152 = "vector.load"(%89, %15, %151) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %153 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %154 = "vector.load"(%89, %62, %153) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %155 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %156 = "vector.load"(%89, %14, %155) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %157 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %158 = "vector.load"(%89, %13, %157) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %159 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %160 = "vector.load"(%89, %12, %159) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %161 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %162 = "vector.load"(%89, %11, %161) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %163 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %164 = "vector.load"(%89, %10, %163) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %165 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %166 = "vector.load"(%89, %9, %165) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %167 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %168 = "vector.load"(%89, %8, %167) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %169 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %170 = "vector.load"(%89, %7, %169) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %171 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %172 = "vector.load"(%89, %6, %171) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %173 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %174 = "vector.load"(%89, %5, %173) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %175 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %176 = "vector.load"(%89, %4, %175) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %177 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %178 = "vector.load"(%89, %3, %177) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %179 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %180 = "vector.load"(%89, %2, %179) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %181 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %182 = "vector.load"(%89, %1, %181) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %183 = "affine.linearize_index"(%100#0, %108#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %184 = "vector.load"(%89, %0, %183) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %185 = "vector.to_elements"(%122) : (vector<1xf16>) -> f16
  %186 = "vector.to_elements"(%124) : (vector<1xf16>) -> f16
  %187 = "vector.to_elements"(%126) : (vector<1xf16>) -> f16
  %188 = "vector.to_elements"(%128) : (vector<1xf16>) -> f16
  %189 = "vector.to_elements"(%130) : (vector<1xf16>) -> f16
  %190 = "vector.to_elements"(%132) : (vector<1xf16>) -> f16
  %191 = "vector.to_elements"(%134) : (vector<1xf16>) -> f16
  %192 = "vector.to_elements"(%136) : (vector<1xf16>) -> f16
  %193 = "vector.to_elements"(%138) : (vector<1xf16>) -> f16
  %194 = "vector.to_elements"(%140) : (vector<1xf16>) -> f16
  %195 = "vector.to_elements"(%142) : (vector<1xf16>) -> f16
  %196 = "vector.to_elements"(%144) : (vector<1xf16>) -> f16
  %197 = "vector.to_elements"(%146) : (vector<1xf16>) -> f16
  %198 = "vector.to_elements"(%148) : (vector<1xf16>) -> f16
  %199 = "vector.to_elements"(%150) : (vector<1xf16>) -> f16
  %200 = "vector.to_elements"(%152) : (vector<1xf16>) -> f16
  %201 = "vector.to_elements"(%154) : (vector<1xf16>) -> f16
  %202 = "vector.to_elements"(%156) : (vector<1xf16>) -> f16
  %203 = "vector.to_elements"(%158) : (vector<1xf16>) -> f16
  %204 = "vector.to_elements"(%160) : (vector<1xf16>) -> f16
  %205 = "vector.to_elements"(%162) : (vector<1xf16>) -> f16
  %206 = "vector.to_elements"(%164) : (vector<1xf16>) -> f16
  %207 = "vector.to_elements"(%166) : (vector<1xf16>) -> f16
  %208 = "vector.to_elements"(%168) : (vector<1xf16>) -> f16
  %209 = "vector.to_elements"(%170) : (vector<1xf16>) -> f16
  %210 = "vector.to_elements"(%172) : (vector<1xf16>) -> f16
  %211 = "vector.to_elements"(%174) : (vector<1xf16>) -> f16
  %212 = "vector.to_elements"(%176) : (vector<1xf16>) -> f16
  %213 = "vector.to_elements"(%178) : (vector<1xf16>) -> f16
  %214 = "vector.to_elements"(%180) : (vector<1xf16>) -> f16
  %215 = "vector.to_elements"(%182) : (vector<1xf16>) -> f16
  %216 = "vector.to_elements"(%184) : (vector<1xf16>) -> f16
  %217 = "vector.from_elements"(%185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %218 = "vector.from_elements"(%201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %219 = "amdgpu.wmma"(%114, %217, %88) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %220 = "amdgpu.wmma"(%118, %217, %88) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %221 = "amdgpu.wmma"(%116, %218, %219) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %222 = "amdgpu.wmma"(%120, %218, %220) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %223 = "vector.extract"(%221) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %224 = "vector.insert"(%223, %63) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %225 = "vector.extract"(%221) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %226 = "vector.insert"(%225, %64) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %227 = "vector.extract"(%221) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %228 = "vector.insert"(%227, %65) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %229 = "vector.extract"(%221) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %230 = "vector.insert"(%229, %66) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %231 = "vector.extract"(%221) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %232 = "vector.insert"(%231, %67) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %233 = "vector.extract"(%221) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %234 = "vector.insert"(%233, %68) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %235 = "vector.extract"(%221) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %236 = "vector.insert"(%235, %69) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %237 = "vector.extract"(%221) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %238 = "vector.insert"(%237, %70) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %239 = "vector.extract"(%222) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %240 = "vector.insert"(%239, %63) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %241 = "vector.extract"(%222) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %242 = "vector.insert"(%241, %64) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %243 = "vector.extract"(%222) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %244 = "vector.insert"(%243, %65) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %245 = "vector.extract"(%222) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %246 = "vector.insert"(%245, %66) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %247 = "vector.extract"(%222) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %248 = "vector.insert"(%247, %67) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %249 = "vector.extract"(%222) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %250 = "vector.insert"(%249, %68) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %251 = "vector.extract"(%222) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %252 = "vector.insert"(%251, %69) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %253 = "vector.extract"(%222) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %254 = "vector.insert"(%253, %70) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %255 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %256 = "vector.load"(%97, %255) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %257 = "vector.extract"(%256) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %258 = "vector.broadcast"(%257) : (f32) -> vector<1xf32>
  %259 = "arith.addf"(%224, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %260 = "arith.addf"(%226, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %261 = "arith.addf"(%228, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %262 = "arith.addf"(%230, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %263 = "arith.addf"(%232, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %264 = "arith.addf"(%234, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %265 = "arith.addf"(%236, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %266 = "arith.addf"(%238, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %267 = "arith.addf"(%240, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %268 = "arith.addf"(%242, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %269 = "arith.addf"(%244, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %270 = "arith.addf"(%246, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %271 = "arith.addf"(%248, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %272 = "arith.addf"(%250, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %273 = "arith.addf"(%252, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %274 = "arith.addf"(%254, %258) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %275 = "affine.linearize_index"(%87, %87, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %276 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%259, %99, %275, %276) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %277 = "affine.linearize_index"(%87, %61, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %278 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%260, %99, %277, %278) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %279 = "affine.linearize_index"(%87, %28, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %280 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%261, %99, %279, %280) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %281 = "affine.linearize_index"(%87, %27, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %282 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%262, %99, %281, %282) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %283 = "affine.linearize_index"(%87, %26, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %284 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%263, %99, %283, %284) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %285 = "affine.linearize_index"(%87, %25, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %286 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%264, %99, %285, %286) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %287 = "affine.linearize_index"(%87, %24, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %288 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%265, %99, %287, %288) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %289 = "affine.linearize_index"(%87, %23, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %290 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%266, %99, %289, %290) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %291 = "affine.linearize_index"(%61, %87, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %292 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%267, %99, %291, %292) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %293 = "affine.linearize_index"(%61, %61, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %294 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%268, %99, %293, %294) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %295 = "affine.linearize_index"(%61, %28, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %296 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%269, %99, %295, %296) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %297 = "affine.linearize_index"(%61, %27, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %298 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%270, %99, %297, %298) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %299 = "affine.linearize_index"(%61, %26, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %300 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%271, %99, %299, %300) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %301 = "affine.linearize_index"(%61, %25, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %302 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%272, %99, %301, %302) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %303 = "affine.linearize_index"(%61, %24, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %304 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%273, %99, %303, %304) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %305 = "affine.linearize_index"(%61, %23, %109#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %306 = "affine.linearize_index"(%100#0, %109#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%274, %99, %305, %306) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%90) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%89) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 128, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 128, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
