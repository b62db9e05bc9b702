// Each block counts into its own memory, whose first threads add that up.
func.func @kernel(%a: memref<4x32xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
             workgroup(%w : memref<8xi32, #gpu.address_space<workgroup>>) {
    %zero = arith.constant 0 : i32
    %few = arith.cmpi ult, %tx, %c8 : index
    scf.if %few {
      memref.store %zero, %w[%tx] : memref<8xi32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %bin = arith.remui %tx, %c8 : index
    %v = memref.load %a[%bx, %tx] : memref<4x32xi32>
    %p = memref.atomic_rmw addi %v, %w[%bin] : (i32, memref<8xi32, #gpu.address_space<workgroup>>) -> i32
    gpu.barrier
    scf.if %few {
      %s = memref.load %w[%tx] : memref<8xi32, #gpu.address_space<workgroup>>
      %q = memref.atomic_rmw addi %s, %b[%tx] : (i32, memref<8xi32>) -> i32
    }
    gpu.terminator
  }
  return
}
