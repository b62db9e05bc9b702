func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 64 {
  %v = affine.load %a[(%i floordiv 32) * 32 + (%i + 3) mod 32] : memref<64xf32>
  affine.store %v, %b[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
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
    %v = memref.load %a[%tx] : memref<64xf32>

  %n = arith.constant 3 : i32
  %w = arith.constant 32 : i32
  %x, %valid = gpu.shuffle down %v, %n, %w : f32
  %c29 = arith.constant 29 : index
  %c32 = arith.constant 32 : index
  %u = scf.if %valid -> f32 {
    scf.yield %x : f32
  } else {
    %back = arith.subi %tx, %c29 : index
    %y = memref.load %a[%back] : memref<64xf32>
    scf.yield %y : f32
  }
  memref.store %u, %b[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}
// expect: equivalent bitwise
