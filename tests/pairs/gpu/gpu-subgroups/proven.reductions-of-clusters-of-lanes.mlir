func.func @f(%a: memref<64xi32>, %b: memref<64xi32>) {
  affine.for %i = 0 to 64 {
    %first = affine.load %a[(%i floordiv 8) * 8 + %i mod 2] : memref<64xi32>
    %m = affine.for %j = 1 to 4 iter_args(%acc = %first) -> i32 {
      %v = affine.load %a[(%i floordiv 8) * 8 + %j * 2 + %i mod 2] : memref<64xi32>
      %s = arith.maxsi %acc, %v : i32
      affine.yield %s : i32
    }
    affine.store %m, %b[%i] : memref<64xi32>
  }
  return
}
// -----
func.func @f(%a: memref<64xi32>, %b: memref<64xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %blocks = arith.constant 1 : index
  %threads = arith.constant 64 : index
  %bytes = arith.constant 256 : i32
  gpu.launch 
             blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1)
              {
  
  %v = memref.load %a[%tx] : memref<64xi32>
  %u = gpu.subgroup_reduce maxsi %v cluster(size = 4, stride = 2) : (i32) -> i32
  memref.store %u, %b[%tx] : memref<64xi32>

    gpu.terminator
  }
  return
}
// expect: equivalent bitwise
