#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {}, {tt.divisibility = 16 : i32, tt.tensor_kind = 0 : i32}, {tt.divisibility = 16 : i32, tt.tensor_kind = 0 : i32}, {tt.divisibility = 16 : i32, tt.tensor_kind = 0 : i32}, {tt.divisibility = 16 : i32, tt.tensor_kind = 1 : i32}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (memref<?xi8>, memref<?xi8>, memref<?xf16>, memref<?xf16>, memref<?xf16>, memref<?xf16>, i32, f32, i32, i32, i32, i32, i32, i32) -> (), sym_name = "attention_program"}> ({
  ^bb0(%arg0: memref<?xi8>, %arg1: memref<?xi8>, %arg2: memref<?xf16>, %arg3: memref<?xf16>, %arg4: memref<?xf16>, %arg5: memref<?xf16>, %arg6: i32, %arg7: f32, %arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f16}> : () -> f16
    %1 = "arith.constant"() <{value = 16 : index}> : () -> index
    %2 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %6 = "tensor.empty"() : () -> tensor<16xf32>
    %7 = "linalg.fill"(%5, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32):
      "linalg.yield"(%arg97) : (f32) -> ()
    }) : (f32, tensor<16xf32>) -> tensor<16xf32>
    %8 = "tensor.empty"() : () -> tensor<16x16xf32>
    %9 = "linalg.fill"(%3, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      "linalg.yield"(%arg95) : (f32) -> ()
    }) : (f32, tensor<16x16xf32>) -> tensor<16x16xf32>
    %10 = "linalg.fill"(%3, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32):
      "linalg.yield"(%arg93) : (f32) -> ()
    }) : (f32, tensor<16xf32>) -> tensor<16xf32>
    %11 = "linalg.fill"(%5, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: f32, %arg92: f32):
      "linalg.yield"(%arg91) : (f32) -> ()
    }) : (f32, tensor<16x16xf32>) -> tensor<16x16xf32>
    %12 = "arith.muli"(%arg11, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %13 = "tensor.empty"() : () -> tensor<16xi32>
    %14 = "linalg.generic"(%13) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg90: i32):
      %107 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %108 = "arith.index_cast"(%107) : (index) -> i32
      "linalg.yield"(%108) : (i32) -> ()
    }) : (tensor<16xi32>) -> tensor<16xi32>
    %15 = "arith.index_cast"(%12) : (i32) -> index
    %16 = "arith.muli"(%15, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %17 = "memref.reinterpret_cast"(%arg2, %16) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 16, 16>, static_strides = array<i64: 16, 1>}> : (memref<?xf16>, index) -> memref<16x16xf16, strided<[16, 1], offset: ?>>
    %18 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x16xf16>
    %19 = "arith.addi"(%15, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %20 = "arith.index_cast"(%arg6) : (i32) -> index
    %21 = "arith.maxsi"(%15, %20) : (index, index) -> index
    %22 = "arith.minsi"(%19, %21) : (index, index) -> index
    %23 = "arith.subi"(%22, %15) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %24 = "arith.cmpi"(%23, %1) <{predicate = 2 : i64}> : (index, index) -> i1
    "scf.if"(%24) ({
      "linalg.fill"(%0, %18) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg88: f16, %arg89: f16):
        "linalg.yield"(%arg88) : (f16) -> ()
      }) : (f16, memref<16x16xf16>) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) {hivm.unlikely_condition} : (i1) -> ()
    %25 = "memref.subview"(%17, %23) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 16>, static_strides = array<i64: 1, 1>}> : (memref<16x16xf16, strided<[16, 1], offset: ?>>, index) -> memref<?x16xf16, strided<[16, 1], offset: ?>>
    %26 = "memref.subview"(%18, %23) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 16>, static_strides = array<i64: 1, 1>}> : (memref<16x16xf16>, index) -> memref<?x16xf16, strided<[16, 1]>>
    "memref.copy"(%25, %26) : (memref<?x16xf16, strided<[16, 1], offset: ?>>, memref<?x16xf16, strided<[16, 1]>>) -> ()
    %27 = "bufferization.to_tensor"(%18) <{restrict, writable}> : (memref<16x16xf16>) -> tensor<16x16xf16>
    %28:3 = "scf.for"(%4, %arg6, %2, %10, %7, %11) ({
    ^bb0(%arg21: i32, %arg22: tensor<16xf32>, %arg23: tensor<16xf32>, %arg24: tensor<16x16xf32>):
      %38 = "linalg.fill"(%arg21, %13) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg86: i32, %arg87: i32):
        "linalg.yield"(%arg86) : (i32) -> ()
      }) : (i32, tensor<16xi32>) -> tensor<16xi32>
      %39 = "linalg.generic"(%38, %14, %38) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg83: i32, %arg84: i32, %arg85: i32):
        %106 = "arith.addi"(%arg83, %arg84) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "linalg.yield"(%106) : (i32) -> ()
      }) : (tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %40 = "arith.index_cast"(%arg21) : (i32) -> index
      %41 = "arith.muli"(%40, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %42 = "memref.reinterpret_cast"(%arg3, %41) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 16, 16>, static_strides = array<i64: 1, 16>}> : (memref<?xf16>, index) -> memref<16x16xf16, strided<[1, 16], offset: ?>>
      %43 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x16xf16>
      %44 = "arith.addi"(%40, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %45 = "arith.maxsi"(%40, %20) : (index, index) -> index
      %46 = "arith.minsi"(%44, %45) : (index, index) -> index
      %47 = "arith.subi"(%46, %40) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %48 = "arith.cmpi"(%47, %1) <{predicate = 2 : i64}> : (index, index) -> i1
      "scf.if"(%48) ({
        "linalg.fill"(%0, %43) <{operandSegmentSizes = array<i32: 1, 1>}> ({
        ^bb0(%arg81: f16, %arg82: f16):
          "linalg.yield"(%arg81) : (f16) -> ()
        }) : (f16, memref<16x16xf16>) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) {hivm.unlikely_condition} : (i1) -> ()
      %49 = "memref.subview"(%42, %47) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 16, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<16x16xf16, strided<[1, 16], offset: ?>>, index) -> memref<16x?xf16, strided<[1, 16], offset: ?>>
      %50 = "memref.subview"(%43, %47) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 16, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<16x16xf16>, index) -> memref<16x?xf16, strided<[16, 1]>>
      "memref.copy"(%49, %50) : (memref<16x?xf16, strided<[1, 16], offset: ?>>, memref<16x?xf16, strided<[16, 1]>>) -> ()
      "annotation.mark"(%43) {MayImplicitTransposeWithLastAxis} : (memref<16x16xf16>) -> ()
      %51 = "bufferization.to_tensor"(%43) <{restrict, writable}> : (memref<16x16xf16>) -> tensor<16x16xf16>
      "annotation.mark"(%51) {MayImplicitTransposeWithLastAxis} : (tensor<16x16xf16>) -> ()
      %52 = "linalg.matmul"(%27, %51, %11) <{operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg78: f16, %arg79: f16, %arg80: f32):
        %102 = "arith.extf"(%arg78) : (f16) -> f32
        %103 = "arith.extf"(%arg79) : (f16) -> f32
        %104 = "arith.mulf"(%102, %103) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %105 = "arith.addf"(%arg80, %104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%105) : (f32) -> ()
      }) {input_precison = "tf32", linalg.memoized_indexing_maps = [#map1, #map2, #map3]} : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %53 = "linalg.fill"(%arg7, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg76: f32, %arg77: f32):
        "linalg.yield"(%arg76) : (f32) -> ()
      }) : (f32, tensor<16x16xf32>) -> tensor<16x16xf32>
      %54 = "linalg.generic"(%52, %53, %52) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg73: f32, %arg74: f32, %arg75: f32):
        %101 = "arith.mulf"(%arg73, %arg74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%101) : (f32) -> ()
      }) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %55 = "tensor.expand_shape"(%39) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 16>}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %56 = "tensor.empty"() : () -> tensor<1x16xi32>
      %57 = "linalg.fill"(%arg6, %56) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg71: i32, %arg72: i32):
        "linalg.yield"(%arg71) : (i32) -> ()
      }) : (i32, tensor<1x16xi32>) -> tensor<1x16xi32>
      %58 = "tensor.empty"() : () -> tensor<1x16xi1>
      %59 = "linalg.generic"(%55, %57, %58) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg68: i32, %arg69: i32, %arg70: i1):
        %100 = "arith.cmpi"(%arg68, %arg69) <{predicate = 2 : i64}> : (i32, i32) -> i1
        "linalg.yield"(%100) : (i1) -> ()
      }) : (tensor<1x16xi32>, tensor<1x16xi32>, tensor<1x16xi1>) -> tensor<1x16xi1>
      %60 = "tensor.empty"() : () -> tensor<16x16xi1>
      %61 = "tensor.collapse_shape"(%59) <{reassociation = [[0, 1]]}> : (tensor<1x16xi1>) -> tensor<16xi1>
      %62 = "linalg.broadcast"(%61, %60) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg66: i1, %arg67: i1):
        "linalg.yield"(%arg66) : (i1) -> ()
      }) : (tensor<16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
      %63 = "linalg.generic"(%62, %54, %9, %54) <{indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
      ^bb0(%arg62: i1, %arg63: f32, %arg64: f32, %arg65: f32):
        %99 = "arith.select"(%arg62, %arg63, %arg64) : (i1, f32, f32) -> f32
        "linalg.yield"(%99) : (f32) -> ()
      }) : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %64 = "linalg.reduce"(%63, %10) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg60: f32, %arg61: f32):
        %98 = "arith.maxnumf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%98) : (f32) -> ()
      }) : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %65 = "linalg.generic"(%arg22, %64, %arg22) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg57: f32, %arg58: f32, %arg59: f32):
        %97 = "arith.maxnumf"(%arg57, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%97) : (f32) -> ()
      }) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %66 = "linalg.broadcast"(%65, %8) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg55: f32, %arg56: f32):
        "linalg.yield"(%arg55) : (f32) -> ()
      }) : (tensor<16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %67 = "linalg.generic"(%63, %66, %63) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
        %96 = "arith.subf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%96) : (f32) -> ()
      }) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %68 = "linalg.generic"(%67, %67) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg50: f32, %arg51: f32):
        %95 = "math.exp"(%arg50) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        "linalg.yield"(%95) : (f32) -> ()
      }) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %69 = "linalg.generic"(%arg22, %65, %arg22) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg47: f32, %arg48: f32, %arg49: f32):
        %94 = "arith.subf"(%arg47, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%94) : (f32) -> ()
      }) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %70 = "linalg.generic"(%69, %69) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg45: f32, %arg46: f32):
        %93 = "math.exp"(%arg45) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        "linalg.yield"(%93) : (f32) -> ()
      }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %71 = "linalg.generic"(%arg23, %70, %arg23) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg42: f32, %arg43: f32, %arg44: f32):
        %92 = "arith.mulf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%92) : (f32) -> ()
      }) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %72 = "linalg.reduce"(%68, %7) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg40: f32, %arg41: f32):
        %91 = "arith.addf"(%arg40, %arg41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%91) : (f32) -> ()
      }) : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %73 = "linalg.generic"(%71, %72, %71) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
        %90 = "arith.addf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%90) : (f32) -> ()
      }) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %74 = "memref.reinterpret_cast"(%arg4, %41) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 16, 16>, static_strides = array<i64: 16, 1>}> : (memref<?xf16>, index) -> memref<16x16xf16, strided<[16, 1], offset: ?>>
      %75 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x16xf16>
      "scf.if"(%48) ({
        "linalg.fill"(%0, %75) <{operandSegmentSizes = array<i32: 1, 1>}> ({
        ^bb0(%arg35: f16, %arg36: f16):
          "linalg.yield"(%arg35) : (f16) -> ()
        }) : (f16, memref<16x16xf16>) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) {hivm.unlikely_condition} : (i1) -> ()
      %76 = "memref.subview"(%74, %47) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 16>, static_strides = array<i64: 1, 1>}> : (memref<16x16xf16, strided<[16, 1], offset: ?>>, index) -> memref<?x16xf16, strided<[16, 1], offset: ?>>
      %77 = "memref.subview"(%75, %47) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 16>, static_strides = array<i64: 1, 1>}> : (memref<16x16xf16>, index) -> memref<?x16xf16, strided<[16, 1]>>
      "memref.copy"(%76, %77) : (memref<?x16xf16, strided<[16, 1], offset: ?>>, memref<?x16xf16, strided<[16, 1]>>) -> ()
      %78 = "bufferization.to_tensor"(%75) <{restrict, writable}> : (memref<16x16xf16>) -> tensor<16x16xf16>
      %79 = "linalg.broadcast"(%70, %8) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg33: f32, %arg34: f32):
        "linalg.yield"(%arg33) : (f32) -> ()
      }) : (tensor<16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %80 = "linalg.generic"(%arg24, %79, %arg24) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
        %89 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%89) : (f32) -> ()
      }) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %81 = "tensor.empty"() : () -> tensor<16x16xf16>
      %82 = "linalg.generic"(%68, %81) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg28: f32, %arg29: f16):
        %88 = "arith.truncf"(%arg28) : (f32) -> f16
        "linalg.yield"(%88) : (f16) -> ()
      }) : (tensor<16x16xf32>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %83 = "linalg.matmul"(%82, %78, %80) <{operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg25: f16, %arg26: f16, %arg27: f32):
        %84 = "arith.extf"(%arg25) : (f16) -> f32
        %85 = "arith.extf"(%arg26) : (f16) -> f32
        %86 = "arith.mulf"(%84, %85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %87 = "arith.addf"(%arg27, %86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%87) : (f32) -> ()
      }) {input_precison = "tf32", linalg.memoized_indexing_maps = [#map1, #map2, #map3]} : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      "scf.yield"(%65, %73, %83) : (tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>)
    %29 = "linalg.broadcast"(%28#1, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %30 = "linalg.generic"(%28#2, %29, %28#2) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %37 = "arith.divf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %31 = "tensor.empty"() : () -> tensor<16x16xf16>
    %32 = "linalg.generic"(%30, %31) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f16):
      %36 = "arith.truncf"(%arg14) : (f32) -> f16
      "linalg.yield"(%36) : (f16) -> ()
    }) : (tensor<16x16xf32>, tensor<16x16xf16>) -> tensor<16x16xf16>
    %33 = "memref.reinterpret_cast"(%arg5, %16) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 16, 16>, static_strides = array<i64: 16, 1>}> : (memref<?xf16>, index) -> memref<16x16xf16, strided<[16, 1], offset: ?>>
    %34 = "tensor.extract_slice"(%32, %23) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 16>, static_strides = array<i64: 1, 1>}> : (tensor<16x16xf16>, index) -> tensor<?x16xf16>
    %35 = "memref.subview"(%33, %23) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 16>, static_strides = array<i64: 1, 1>}> : (memref<16x16xf16, strided<[16, 1], offset: ?>>, index) -> memref<?x16xf16, strided<[16, 1], offset: ?>>
    "bufferization.materialize_in_destination"(%34, %35) <{writable}> : (tensor<?x16xf16>, memref<?x16xf16, strided<[16, 1], offset: ?>>) -> ()
    "func.return"() : () -> ()
  }) {SyncBlockLockArgIdx = 0 : i64, WorkspaceArgIdx = 1 : i64, global_kernel = "", mix_mode = "mix", parallel_mode = "simd"} : () -> ()

  func.func @attention(%a0: memref<?xf16>, %a1: memref<?xf16>, %a2: memref<?xf16>, %a3: memref<?xf16>, %a4: i32, %a5: f32, %grid_x: index, %grid_y: index, %grid_z: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %none = memref.alloc(%c0) : memref<?xi8>
    %gx = arith.index_cast %grid_x : index to i32
    %gy = arith.index_cast %grid_y : index to i32
    %gz = arith.index_cast %grid_z : index to i32
    scf.for %x = %c0 to %grid_x step %c1 {
      scf.for %y = %c0 to %grid_y step %c1 {
        scf.for %z = %c0 to %grid_z step %c1 {
          %px = arith.index_cast %x : index to i32
          %py = arith.index_cast %y : index to i32
          %pz = arith.index_cast %z : index to i32
          func.call @attention_program(%none, %none, %a0, %a1, %a2, %a3, %a4, %a5, %gx, %gy, %gz, %px, %py, %pz)
            : (memref<?xi8>, memref<?xi8>, memref<?xf16>, memref<?xf16>, memref<?xf16>, memref<?xf16>, i32, f32, i32, i32, i32, i32, i32, i32) -> ()
        }
      }
    }
    memref.dealloc %none : memref<?xi8>
    return
  }
}) : () -> ()

