func.func @kernel_fdtd_2d(%tmax: i32, %nx: i32, %ny: i32, %ex: memref<?x11xf32>, %ey: memref<?x11xf32>, %hz: memref<?x11xf32>, %fict: memref<?xf32>) attributes {llvm.linkage = #llvm.linkage<external>} {
  %half = arith.constant 5.000000e-01 : f32
  %rate = arith.constant 0.699999988 : f32
  %0 = arith.index_cast %ny : i32 to index
  %1 = arith.index_cast %nx : i32 to index
  %2 = arith.index_cast %tmax : i32 to index
  affine.for %t = 0 to %2 {
    affine.for %j = 0 to %0 {
      %3 = affine.load %fict[%t] : memref<?xf32>
      affine.store %3, %ey[0, %j] : memref<?x11xf32>
    }
    affine.for %i = 1 to %1 {
      affine.for %j = 0 to %0 {
        %3 = affine.load %ey[%i, %j] : memref<?x11xf32>
        %4 = affine.load %hz[%i, %j] : memref<?x11xf32>
        %5 = affine.load %hz[%i - 1, %j] : memref<?x11xf32>
        %6 = arith.subf %4, %5 : f32
        %7 = arith.mulf %6, %half : f32
        %8 = arith.subf %3, %7 : f32
        affine.store %8, %ey[%i, %j] : memref<?x11xf32>
      }
    }
    affine.for %i = 0 to %1 {
      affine.for %j = 1 to %0 {
        %3 = affine.load %ex[%i, %j] : memref<?x11xf32>
        %4 = affine.load %hz[%i, %j] : memref<?x11xf32>
        %5 = affine.load %hz[%i, %j - 1] : memref<?x11xf32>
        %6 = arith.subf %4, %5 : f32
        %7 = arith.mulf %6, %half : f32
        %8 = arith.subf %3, %7 : f32
        affine.store %8, %ex[%i, %j] : memref<?x11xf32>
      }
    }
    affine.for %i = 0 to affine_map<()[s0] -> (s0 - 1)>()[%1] {
      affine.for %j = 0 to affine_map<()[s0] -> (s0 - 1)>()[%0] {
        %3 = affine.load %hz[%i, %j] : memref<?x11xf32>
        %4 = affine.load %ex[%i, %j + 1] : memref<?x11xf32>
        %5 = affine.load %ex[%i, %j] : memref<?x11xf32>
        %6 = arith.subf %4, %5 : f32
        %7 = affine.load %ey[%i + 1, %j] : memref<?x11xf32>
        %8 = arith.addf %6, %7 : f32
        %9 = affine.load %ey[%i, %j] : memref<?x11xf32>
        %10 = arith.subf %8, %9 : f32
        %11 = arith.mulf %10, %rate : f32
        %12 = arith.subf %3, %11 : f32
        affine.store %12, %hz[%i, %j] : memref<?x11xf32>
      }
    }
  }
  return
}
