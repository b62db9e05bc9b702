memref.global "private" constant @sources : memref<10xi32> = dense<[0, 0, 0, 1, 1, 2, 2, 2, 3, 3]>
memref.global "private" constant @offsets : memref<5xi32> = dense<[0, 3, 5, 8, 10]>
memref.global "private" constant @neighbours : memref<10xi32> = dense<[1, 2, 3, 0, 2, 0, 1, 3, 0, 2]>
func.func @kernel(%alive: memref<10xi32>, %support: memref<10xi32>, %stays: memref<10xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %edges = arith.constant 10 : i32
  %least = arith.constant 1 : i32
  %sources = memref.get_global @sources : memref<10xi32>
  %offsets = memref.get_global @offsets : memref<5xi32>
  %neighbours = memref.get_global @neighbours : memref<10xi32>
  gpu.launch_func @cuda::@count_support blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%sources : memref<10xi32>, %offsets : memref<5xi32>, %neighbours : memref<10xi32>, %alive : memref<10xi32>,
         %support : memref<10xi32>, %edges : i32)
  gpu.launch_func @cuda::@filter blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%support : memref<10xi32>, %alive : memref<10xi32>, %stays : memref<10xi32>, %least : i32, %edges : i32)
  return
}
