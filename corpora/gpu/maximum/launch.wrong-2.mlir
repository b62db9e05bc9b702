// A tree in the memory of a block, whose first thread writes the result.
func.func @kernel(%a: memref<128xi32>, %b: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1)
             workgroup(%w : memref<128xi32, #gpu.address_space<workgroup>>) {
    %v = memref.load %a[%tx] : memref<128xi32>
    memref.store %v, %w[%tx] : memref<128xi32, #gpu.address_space<workgroup>>
    gpu.barrier
    affine.for %step = 0 to 7 {
      %c64 = arith.constant 64 : index
      %half = arith.shrui %c64, %step : index
      %active = arith.cmpi ult, %tx, %half : index
      scf.if %active {
        %other = arith.addi %tx, %half : index
        %x = memref.load %w[%tx] : memref<128xi32, #gpu.address_space<workgroup>>
        %y = memref.load %w[%other] : memref<128xi32, #gpu.address_space<workgroup>>
        %m = arith.maxsi %x, %y : i32
        memref.store %m, %w[%tx] : memref<128xi32, #gpu.address_space<workgroup>>
      }
    }
    %first = arith.cmpi eq, %tx, %c0 : index
    scf.if %first {
      %r = memref.load %w[%c0] : memref<128xi32, #gpu.address_space<workgroup>>
      %old = memref.load %b[%c0] : memref<1xi32>
      %m = arith.maxsi %old, %r : i32
      memref.store %m, %b[%c0] : memref<1xi32>
    }
    gpu.terminator
  }
  return
}
