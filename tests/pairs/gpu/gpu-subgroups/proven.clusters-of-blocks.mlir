func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 64 {
  %v = affine.load %a[%i] : memref<64xf32>
  affine.store %v, %b[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %blocks = arith.constant 4 : index
  %threads = arith.constant 16 : index
  %bytes = arith.constant 256 : i32
  gpu.launch clusters(%kx, %ky, %kz) in (%ex = %c2, %ey = %c1, %ez = %c1)
             blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1)
              {
  
  %id = gpu.cluster_id x
  %in = gpu.cluster_block_id x
  %size = gpu.cluster_dim_blocks x
  %first = arith.muli %id, %size : index
  %block = arith.addi %first, %in : index
  %start = arith.muli %block, %threads : index
  %i = arith.addi %start, %tx : index
  %v = memref.load %a[%i] : memref<64xf32>
  memref.store %v, %b[%i] : memref<64xf32>

    gpu.terminator
  }
  return
}
// expect: equivalent bitwise
