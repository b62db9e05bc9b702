#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
module {
  func.func @f(%arg0: memref<1x4x8xf32, strided<[?, ?, ?], offset: ?>>) -> (memref<1x4x5xf32>, memref<1x4x5xf32>) {
    %idx4 = index.constant 4
    %idx2 = index.constant 2
    %cst = arith.constant 8.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 6.28318548 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x4x5xf32>
    linalg.fill ins(%cst_2 : f32) outs(%alloc : memref<1x4x5xf32>)
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x4x5xf32>
    linalg.fill ins(%cst_2 : f32) outs(%alloc_3 : memref<1x4x5xf32>)
    linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0 : memref<1x4x8xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc, %alloc_3 : memref<1x4x5xf32>, memref<1x4x5xf32>) {
    ^bb0(%in: f32, %out: f32, %out_5: f32):
      %0 = linalg.index 1 : index
      %1 = linalg.index 2 : index
      %2 = linalg.index 3 : index
      %3 = linalg.index 4 : index
      %4 = index.mul %2, %0
      %5 = index.mul %3, %1
      %6 = index.remu %4, %c4
      %7 = index.remu %5, %c8
      %8 = arith.index_castui %6 : index to i32
      %9 = arith.uitofp %8 : i32 to f32
      %10 = arith.index_castui %7 : index to i32
      %11 = arith.uitofp %10 : i32 to f32
      %12 = arith.divf %9, %cst_0 : f32
      %13 = arith.divf %11, %cst : f32
      %14 = arith.addf %12, %13 : f32
      %15 = arith.mulf %14, %cst_1 : f32
      %16 = arith.cmpi eq, %6, %c0 : index
      %17 = arith.cmpi eq, %6, %idx2 : index
      %18 = arith.cmpi eq, %7, %c0 : index
      %19 = arith.cmpi eq, %7, %idx4 : index
      %20 = arith.ori %16, %17 : i1
      %21 = arith.ori %18, %19 : i1
      %22 = arith.andi %20, %21 : i1
      %23 = math.cos %15 : f32
      %24 = math.sin %15 : f32
      %25 = arith.select %22, %cst_2, %24 : f32
      %26 = arith.mulf %in, %23 : f32
      %27 = arith.mulf %in, %25 : f32
      %28 = arith.addf %out, %26 : f32
      %29 = arith.subf %out_5, %27 : f32
      linalg.yield %28, %29 : f32, f32
    }
    %cast = memref.cast %alloc : memref<1x4x5xf32> to memref<1x4x5xf32, strided<[?, ?, ?], offset: ?>>
    %cast_4 = memref.cast %alloc_3 : memref<1x4x5xf32> to memref<1x4x5xf32, strided<[?, ?, ?], offset: ?>>
    return %alloc, %alloc_3 : memref<1x4x5xf32>, memref<1x4x5xf32>
  }
}
