#map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>
module {
  func.func @softmax(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0xFFF0000000000000 : f64
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf64>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %alloc = memref.alloc(%dim_1) : memref<?xf64>
      %0 = scf.for %arg3 = %c0 to %dim_1 step %c1 iter_args(%arg4 = %cst_0) -> (f64) {
        %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf64> -> memref<f64>, index, index, index, index, index
        %2 = affine.apply #map()[%arg2, %strides#0, %arg3]
        %3 = affine.max #map1()[%strides#0, %sizes#0, %sizes#1]
        %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%3], strides: [1] : memref<?x?xf64> to memref<?xf64, strided<[1]>>
        %4 = memref.load %reinterpret_cast[%2] : memref<?xf64, strided<[1]>>
        %5 = arith.cmpf ogt, %4, %arg4 : f64
        %6 = arith.select %5, %4, %arg4 : f64
        scf.yield %6 : f64
      }
      %1 = scf.for %arg3 = %c0 to %dim_1 step %c1 iter_args(%arg4 = %cst) -> (f64) {
        %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf64> -> memref<f64>, index, index, index, index, index
        %2 = affine.apply #map()[%arg2, %strides#0, %arg3]
        %3 = affine.max #map1()[%strides#0, %sizes#0, %sizes#1]
        %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%3], strides: [1] : memref<?x?xf64> to memref<?xf64, strided<[1]>>
        %4 = memref.load %reinterpret_cast[%2] : memref<?xf64, strided<[1]>>
        %5 = arith.subf %4, %0 : f64
        %6 = math.exp %5 : f64
        memref.store %6, %alloc[%arg3] : memref<?xf64>
        %7 = arith.addf %arg4, %6 : f64
        scf.yield %7 : f64
      }
      scf.for %arg3 = %c0 to %dim_1 step %c1 {
        %2 = memref.load %alloc[%arg3] : memref<?xf64>
        %3 = arith.divf %2, %1 : f64
        %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf64> -> memref<f64>, index, index, index, index, index
        %4 = affine.apply #map()[%arg2, %strides#0, %arg3]
        %5 = affine.max #map1()[%strides#0, %sizes#0, %sizes#1]
        %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%5], strides: [1] : memref<?x?xf64> to memref<?xf64, strided<[1]>>
        memref.store %3, %reinterpret_cast[%4] : memref<?xf64, strided<[1]>>
      }
      memref.dealloc %alloc : memref<?xf64>
    }
    return
  }
}
