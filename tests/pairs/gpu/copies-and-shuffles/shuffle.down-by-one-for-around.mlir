// options: --func f
func.func @f(%a: memref<32xi32>, %o: memref<32xi32>) {
  affine.for %i = 0 to 32 {
    %v = affine.load %a[(%i + 1) mod 32] : memref<32xi32>
    affine.store %v, %o[%i] : memref<32xi32>
  }
  return
}
// -----
func.func @f(%a: memref<32xi32>, %o: memref<32xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%nx = %n, %ny = %c1, %nz = %c1) workgroup(%m : memref<32xi32, #gpu.address_space<workgroup>>) {
    %x = memref.load %a[%tx] : memref<32xi32>
    %d = arith.constant 1 : i32
    %w = arith.constant 32 : i32
    %v, %p = gpu.shuffle down %x, %d, %w : i32
    memref.store %v, %o[%tx] : memref<32xi32>
    gpu.terminator
  }
  return
}
// expect: different
