func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %v = affine.load %a[(%i floordiv 8) * 8 + (%i + 1) mod 8] : memref<64xf32>
    affine.store %v, %b[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %v = memref.load %a[%tx] : memref<64xf32>
    %next = affine.apply affine_map<(i) -> (((i mod 32) floordiv 8) * 8 + (i mod 8 + 1) mod 8)>(%tx)
    %lane = arith.index_cast %next : index to i32
    %width = arith.constant 32 : i32
    %u, %valid = gpu.shuffle idx %v, %lane, %width : f32
    memref.store %u, %b[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}
// expect: equivalent bitwise
