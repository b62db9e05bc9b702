memref.global "private" constant @problems : memref<3x6xi32> = dense<[[2, 3, 4, 0, 0, 0], [5, 2, 3, 8, 12, 6], [1, 4, 2, 23, 18, 16]]>
func.func @kernel(%a: memref<25xf32>, %b: memref<26xf32>, %y: memref<20xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %count = arith.constant 3 : i32
  %problems = memref.get_global @problems : memref<3x6xi32>
  gpu.launch_func @cuda::@grouped_gemm_rrr_sigmoid blocks in (%c3, %c1, %c1) threads in (%c2, %c2, %c1)
    args(%problems : memref<3x6xi32>, %count : i32, %a : memref<25xf32>, %b : memref<26xf32>, %y : memref<20xf32>)
  return
}
