// A scan by doubling, in two buffers of the block that change their parts at each step.
func.func @kernel(%a: memref<2x16xi32>, %b: memref<2x16xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1)
             workgroup(%w : memref<2x16xi32, #gpu.address_space<workgroup>>) {
    %v = memref.load %a[%bx, %tx] : memref<2x16xi32>
    affine.store %v, %w[0, symbol(%tx)] : memref<2x16xi32, #gpu.address_space<workgroup>>
    affine.for %step = 0 to 4 {
      %distance = arith.shli %c1, %step : index
      %x = affine.load %w[%step mod 2, symbol(%tx)] : memref<2x16xi32, #gpu.address_space<workgroup>>
      %reaches = arith.cmpi uge, %tx, %distance : index
      %m = scf.if %reaches -> i32 {
        %other = arith.subi %tx, %distance : index
        %part = arith.remui %step, %c2 : index
        %y = memref.load %w[%part, %other] : memref<2x16xi32, #gpu.address_space<workgroup>>
        %s = arith.minsi %y, %x : i32
        scf.yield %s : i32
      } else {
        scf.yield %x : i32
      }
      affine.store %m, %w[(%step + 1) mod 2, symbol(%tx)] : memref<2x16xi32, #gpu.address_space<workgroup>>
      gpu.barrier
    }
    %r = affine.load %w[0, symbol(%tx)] : memref<2x16xi32, #gpu.address_space<workgroup>>
    memref.store %r, %b[%bx, %tx] : memref<2x16xi32>
    gpu.terminator
  }
  return
}
