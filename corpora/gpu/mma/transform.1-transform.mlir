#map = affine_map<()[s0] -> (s0 floordiv 4)>
#map1 = affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 4) * 8)>
#map2 = affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 4) * 8 + 1)>
#map3 = affine_map<()[s0] -> (s0 floordiv 4 + 8)>
#map4 = affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 4) * 8 + 8)>
#map5 = affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 4) * 8 + 9)>
module {
  func.func @kernel(%arg0: memref<16x16xf16>, %arg1: memref<16x8xf16>, %arg2: memref<16x8xf16>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %c1, %arg10 = %c1, %arg11 = %c1) threads(%arg6, %arg7, %arg8) in (%arg12 = %c32, %arg13 = %c1, %arg14 = %c1) {
      %thread_id_x = gpu.thread_id x
      %0 = affine.apply #map()[%thread_id_x]
      %1 = affine.apply #map1()[%thread_id_x]
      %2 = memref.load %arg0[%0, %1] : memref<16x16xf16>
      %3 = affine.apply #map()[%thread_id_x]
      %4 = affine.apply #map2()[%thread_id_x]
      %5 = memref.load %arg0[%3, %4] : memref<16x16xf16>
      %6 = affine.apply #map3()[%thread_id_x]
      %7 = affine.apply #map1()[%thread_id_x]
      %8 = memref.load %arg0[%6, %7] : memref<16x16xf16>
      %9 = affine.apply #map3()[%thread_id_x]
      %10 = affine.apply #map2()[%thread_id_x]
      %11 = memref.load %arg0[%9, %10] : memref<16x16xf16>
      %12 = affine.apply #map()[%thread_id_x]
      %13 = affine.apply #map4()[%thread_id_x]
      %14 = memref.load %arg0[%12, %13] : memref<16x16xf16>
      %15 = affine.apply #map()[%thread_id_x]
      %16 = affine.apply #map5()[%thread_id_x]
      %17 = memref.load %arg0[%15, %16] : memref<16x16xf16>
      %18 = affine.apply #map3()[%thread_id_x]
      %19 = affine.apply #map4()[%thread_id_x]
      %20 = memref.load %arg0[%18, %19] : memref<16x16xf16>
      %21 = affine.apply #map3()[%thread_id_x]
      %22 = affine.apply #map5()[%thread_id_x]
      %23 = memref.load %arg0[%21, %22] : memref<16x16xf16>
      %24 = vector.broadcast %2 : f16 to vector<4x2xf16>
      %25 = vector.insert %2, %24 [0, 0] : f16 into vector<4x2xf16>
      %26 = vector.insert %5, %25 [0, 1] : f16 into vector<4x2xf16>
      %27 = vector.insert %8, %26 [1, 0] : f16 into vector<4x2xf16>
      %28 = vector.insert %11, %27 [1, 1] : f16 into vector<4x2xf16>
      %29 = vector.insert %14, %28 [2, 0] : f16 into vector<4x2xf16>
      %30 = vector.insert %17, %29 [2, 1] : f16 into vector<4x2xf16>
      %31 = vector.insert %20, %30 [3, 0] : f16 into vector<4x2xf16>
      %32 = vector.insert %23, %31 [3, 1] : f16 into vector<4x2xf16>
      %33 = affine.apply #map1()[%thread_id_x]
      %34 = affine.apply #map()[%thread_id_x]
      %35 = memref.load %arg1[%33, %34] : memref<16x8xf16>
      %36 = affine.apply #map2()[%thread_id_x]
      %37 = affine.apply #map()[%thread_id_x]
      %38 = memref.load %arg1[%36, %37] : memref<16x8xf16>
      %39 = affine.apply #map4()[%thread_id_x]
      %40 = affine.apply #map()[%thread_id_x]
      %41 = memref.load %arg1[%39, %40] : memref<16x8xf16>
      %42 = affine.apply #map5()[%thread_id_x]
      %43 = affine.apply #map()[%thread_id_x]
      %44 = memref.load %arg1[%42, %43] : memref<16x8xf16>
      %45 = vector.broadcast %35 : f16 to vector<2x2xf16>
      %46 = vector.insert %35, %45 [0, 0] : f16 into vector<2x2xf16>
      %47 = vector.insert %38, %46 [0, 1] : f16 into vector<2x2xf16>
      %48 = vector.insert %41, %47 [1, 0] : f16 into vector<2x2xf16>
      %49 = vector.insert %44, %48 [1, 1] : f16 into vector<2x2xf16>
      %50 = affine.apply #map()[%thread_id_x]
      %51 = affine.apply #map1()[%thread_id_x]
      %52 = memref.load %arg2[%50, %51] : memref<16x8xf16>
      %53 = affine.apply #map()[%thread_id_x]
      %54 = affine.apply #map2()[%thread_id_x]
      %55 = memref.load %arg2[%53, %54] : memref<16x8xf16>
      %56 = affine.apply #map3()[%thread_id_x]
      %57 = affine.apply #map1()[%thread_id_x]
      %58 = memref.load %arg2[%56, %57] : memref<16x8xf16>
      %59 = affine.apply #map3()[%thread_id_x]
      %60 = affine.apply #map2()[%thread_id_x]
      %61 = memref.load %arg2[%59, %60] : memref<16x8xf16>
      %62 = vector.broadcast %52 : f16 to vector<2x2xf16>
      %63 = vector.insert %52, %62 [0, 0] : f16 into vector<2x2xf16>
      %64 = vector.insert %55, %63 [0, 1] : f16 into vector<2x2xf16>
      %65 = vector.insert %58, %64 [1, 0] : f16 into vector<2x2xf16>
      %66 = vector.insert %61, %65 [1, 1] : f16 into vector<2x2xf16>
      %67 = nvgpu.mma.sync(%32, %49, %66) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
      %68 = vector.extract %67[0, 0] : f16 from vector<2x2xf16>
      %69 = vector.extract %67[0, 1] : f16 from vector<2x2xf16>
      %70 = vector.extract %67[1, 0] : f16 from vector<2x2xf16>
      %71 = vector.extract %67[1, 1] : f16 from vector<2x2xf16>
      %72 = affine.apply #map()[%thread_id_x]
      %73 = affine.apply #map1()[%thread_id_x]
      memref.store %68, %arg2[%72, %73] : memref<16x8xf16>
      %74 = affine.apply #map()[%thread_id_x]
      %75 = affine.apply #map2()[%thread_id_x]
      memref.store %69, %arg2[%74, %75] : memref<16x8xf16>
      %76 = affine.apply #map3()[%thread_id_x]
      %77 = affine.apply #map1()[%thread_id_x]
      memref.store %70, %arg2[%76, %77] : memref<16x8xf16>
      %78 = affine.apply #map3()[%thread_id_x]
      %79 = affine.apply #map2()[%thread_id_x]
      memref.store %71, %arg2[%78, %79] : memref<16x8xf16>
      gpu.terminator
    }
    return
  }
}

