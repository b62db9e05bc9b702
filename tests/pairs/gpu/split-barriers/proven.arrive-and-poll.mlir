func.func @f(%a: memref<2x16xf32>, %b: memref<2x16xf32>) {
  affine.for %round = 0 to 2 {
    affine.for %t = 0 to 16 {
      %x = affine.load %a[%round, 15 - %t] : memref<2x16xf32>
      affine.store %x, %b[%round, %t] : memref<2x16xf32>
    }
  }
  return
}
// -----
!group = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @swap(%a: memref<2x16xf32>, %b: memref<2x16xf32>)
        workgroup(%w: memref<2x16xf32, #gpu.address_space<workgroup>>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c15 = arith.constant 15 : index
      %c16 = arith.constant 16 : index
      %c17 = arith.constant 17 : index
      %ticks = arith.constant 1000 : index
      %true = arith.constant true
      %even = arith.constant false
      %t = gpu.thread_id x
      %is_first = arith.cmpi eq, %t, %c0 : index
      %bars = nvgpu.mbarrier.create -> !group
      nvgpu.mbarrier.init %bars[%c0], %c16, predicate = %is_first : !group
      gpu.barrier
      %opposite = arith.subi %c15, %t : index
      %last = scf.for %round = %c0 to %c2 step %c1 iter_args(%parity = %even) -> i1 {
        %x = memref.load %a[%round, %t] : memref<2x16xf32>
        memref.store %x, %w[%round, %t] : memref<2x16xf32, #gpu.address_space<workgroup>>
        %token = nvgpu.mbarrier.arrive %bars[%c0] : !group -> !nvgpu.mbarrier.token
        
        scf.while : () -> () {
          %done = nvgpu.mbarrier.test.wait %bars[%c0], %token : !group, !nvgpu.mbarrier.token
          %not = arith.xori %done, %true : i1
          scf.condition(%not)
        } do {
          scf.yield
        }

        %y = memref.load %w[%round, %opposite] : memref<2x16xf32, #gpu.address_space<workgroup>>
        memref.store %y, %b[%round, %t] : memref<2x16xf32>
        %next = arith.xori %parity, %true : i1
        scf.yield %next : i1
      }
      gpu.return
    }
  }
  func.func @f(%a: memref<2x16xf32>, %b: memref<2x16xf32>) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func @k::@swap blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1)
        args(%a : memref<2x16xf32>, %b : memref<2x16xf32>)
    return
  }
}
// expect: equivalent bitwise
