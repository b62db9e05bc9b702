memref.global "private" constant @rows : memref<6xi32> = dense<[3, 0, 3, 4, 1, 0]>
func.func @kernel(%source: memref<6x4xi32>, %counts: memref<5x4xi32>) {
  %index = memref.get_global @rows : memref<6xi32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %size = arith.constant 24 : i32
  %rows = arith.constant 6 : i32
  %columns = arith.constant 4 : i32
  %scaled = memref.alloc() : memref<6x4xi32>
  gpu.launch_func @cuda::@scale blocks in (%c2, %c1, %c1) threads in (%c16, %c1, %c1)
    args(%source : memref<6x4xi32>, %scaled : memref<6x4xi32>, %size : i32)
  gpu.launch_func @cuda::@scatter_add blocks in (%c2, %c1, %c1) threads in (%c16, %c1, %c1)
    args(%scaled : memref<6x4xi32>, %index : memref<6xi32>, %counts : memref<5x4xi32>, %rows : i32, %columns : i32)
  memref.dealloc %scaled : memref<6x4xi32>
  return
}
