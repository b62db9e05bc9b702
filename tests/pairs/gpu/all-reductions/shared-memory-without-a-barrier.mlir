// options: --func f
func.func @f(%a: memref<64xi32>, %o: memref<64xi32>) {
  affine.for %i = 0 to 64 {
    %v = affine.load %a[63 - %i] : memref<64xi32>
    affine.store %v, %o[%i] : memref<64xi32>
  }
  return
}
// -----
func.func @f(%a: memref<64xi32>, %o: memref<64xi32>) {
  %c1 = arith.constant 1 : index
  %c63 = arith.constant 63 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%nx = %c64, %ny = %c1, %nz = %c1) workgroup(%m : memref<64xi32, #gpu.address_space<workgroup>>) {
    %v = memref.load %a[%tx] : memref<64xi32>
    memref.store %v, %m[%tx] : memref<64xi32, #gpu.address_space<workgroup>>
    %k = arith.subi %c63, %tx : index
    %w = memref.load %m[%k] : memref<64xi32, #gpu.address_space<workgroup>>
    memref.store %w, %o[%tx] : memref<64xi32>
    gpu.terminator
  }
  return
}
// expect: different
