// A target that computes as IEEE 754 has it.
gpu.module @m {
gpu.func @h(%a: memref<4xf32>, %b: memref<4xf32>) kernel {
 %i = gpu.thread_id x
 %v = memref.load %a[%i] : memref<4xf32>
 %w = arith.divf %v, %v : f32
 memref.store %w, %b[%i] : memref<4xf32>
 gpu.return }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90">] {
gpu.func @h(%a: memref<4xf32>, %b: memref<4xf32>) kernel {
 %i = gpu.thread_id x
 %v = memref.load %a[%i] : memref<4xf32>
 %w = arith.divf %v, %v : f32
 memref.store %w, %b[%i] : memref<4xf32>
 gpu.return }
}
// expect: equivalent
