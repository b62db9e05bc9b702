// Kernels that nobody launches are compiled for their target all the same, here with division as fast as may be.
gpu.module @m {
gpu.func @h(%a: memref<4xf32>, %b: memref<4xf32>) kernel {
 %i = gpu.thread_id x
 %v = memref.load %a[%i] : memref<4xf32>
 %w = arith.divf %v, %v : f32
 memref.store %w, %b[%i] : memref<4xf32>
 gpu.return }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90", flags = {fast, ftz}>] {
gpu.func @h(%a: memref<4xf32>, %b: memref<4xf32>) kernel {
 %i = gpu.thread_id x
 %v = memref.load %a[%i] : memref<4xf32>
 %w = arith.divf %v, %v : f32
 memref.store %w, %b[%i] : memref<4xf32>
 gpu.return }
}
// expect: unknown unsupported
