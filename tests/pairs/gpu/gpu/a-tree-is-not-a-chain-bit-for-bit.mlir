// The maximum of integers by a tree is the same number; expressions alone do not tell.
func.func @f(%a: memref<64xi32>, %b: memref<i32>) {
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to 64 iter_args(%acc = %zero) -> i32 {
    %v = affine.load %a[%i] : memref<64xi32>
    %s = arith.maxsi %acc, %v : i32
    affine.yield %s : i32
  }
  memref.store %sum, %b[] : memref<i32>
  return
}
// -----
func.func @f(%a: memref<64xi32>, %b: memref<i32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1)
             workgroup(%w : memref<64xi32, 3>) {
    %v = memref.load %a[%tx] : memref<64xi32>
    memref.store %v, %w[%tx] : memref<64xi32, 3>
    gpu.barrier
    affine.for %step = 0 to 6 {
      %c32 = arith.constant 32 : index
      %half = arith.shrui %c32, %step : index
      %active = arith.cmpi ult, %tx, %half : index
      scf.if %active {
        %other = arith.addi %tx, %half : index
        %x = memref.load %w[%tx] : memref<64xi32, 3>
        %y = memref.load %w[%other] : memref<64xi32, 3>
        %m = arith.maxsi %x, %y : i32
        memref.store %m, %w[%tx] : memref<64xi32, 3>
      }
      gpu.barrier
    }
    %c0 = arith.constant 0 : index
    %first = arith.cmpi eq, %tx, %c0 : index
    scf.if %first {
      %zero = arith.constant 0 : i32
      %r = memref.load %w[%c0] : memref<64xi32, 3>
      %m = arith.maxsi %r, %zero : i32
      memref.store %m, %b[] : memref<i32>
    }
    gpu.terminator
  }
  return
}
// expect: equivalent bitwise
