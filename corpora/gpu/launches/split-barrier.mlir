// Twice: every thread gets the number of the thread opposite to it, by way of the memory of the block. They arrive at a
// barrier in that memory when they have stored their own, and wait there.
!group = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @kernel(%a: memref<2x16xf32>, %b: memref<2x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  %ticks = arith.constant 1000 : index
  %true = arith.constant true
  %even = arith.constant false
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1)
             workgroup(%w: memref<2x16xf32, #gpu.address_space<workgroup>>) {
    %first = arith.cmpi eq, %tx, %c0 : index
    %bars = nvgpu.mbarrier.create -> !group
    nvgpu.mbarrier.init %bars[%c0], %c16, predicate = %first : !group
    gpu.barrier
    %opposite = arith.subi %c15, %tx : index
    %last = scf.for %round = %c0 to %c2 step %c1 iter_args(%parity = %even) -> i1 {
      %x = memref.load %a[%round, %tx] : memref<2x16xf32>
      memref.store %x, %w[%round, %tx] : memref<2x16xf32, #gpu.address_space<workgroup>>
      %token = nvgpu.mbarrier.arrive %bars[%c0] : !group -> !nvgpu.mbarrier.token
      nvgpu.mbarrier.try_wait.parity %bars[%c0], %parity, %ticks : !group
      %y = memref.load %w[%round, %opposite] : memref<2x16xf32, #gpu.address_space<workgroup>>
      memref.store %y, %b[%round, %tx] : memref<2x16xf32>
      %next = arith.xori %parity, %true : i1
      scf.yield %next : i1
    }
    gpu.terminator
  }
  return
}
