// options: --func f
module attributes {gpu.container_module} {
gpu.module @k [#nvvm.target<chip = "sm_80">] {
gpu.func @g(%a: memref<4xf32>) kernel {
%t = gpu.thread_id x
%v = memref.load %a[%t] : memref<4xf32>
%w = arith.addf %v, %v : f32
memref.store %w, %a[%t] : memref<4xf32>
gpu.return
}
}
func.func @f(%a: memref<4xf32>) {
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
gpu.launch_func @k::@g blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%a : memref<4xf32>)
return
}
}
// -----
module attributes {gpu.container_module} {
gpu.module @k [#rocdl.target<chip = "gfx90a">] {
gpu.func @g(%a: memref<4xf32>) kernel {
%t = gpu.thread_id x
%v = memref.load %a[%t] : memref<4xf32>
%w = arith.addf %v, %v : f32
memref.store %w, %a[%t] : memref<4xf32>
gpu.return
}
}
func.func @f(%a: memref<4xf32>) {
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
gpu.launch_func @k::@g blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%a : memref<4xf32>)
return
}
}
// expect: unknown unsupported
