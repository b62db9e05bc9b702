// options: --func f
module attributes {gpu.container_module} {
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
%c = arith.constant 1 : index
gpu.launch_func @m::@k blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%a : memref<32xi32>)
return
}
gpu.module @m { gpu.func @k(%a: memref<32xi32>) kernel {
%c0 = arith.constant 0 : index
%v = arith.constant 1 : i32
memref.store %v, %a[%c0] : memref<32xi32>
nvvm.what.is.this
gpu.return
}
}
}
// -----
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
 return
}
// expect: unknown unsupported
