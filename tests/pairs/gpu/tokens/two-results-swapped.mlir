// A caller that waits for the first of two tasks uses what the other one has not done.
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) -> (!gpu.async.token, !gpu.async.token) {
 %t0 = gpu.wait async
 %t1 = gpu.memcpy async [%t0] %b, %a : memref<4xi32>, memref<4xi32>
 %s0 = gpu.wait async
 %t2 = gpu.memcpy async [%s0] %c, %a : memref<4xi32>, memref<4xi32>
 return %t1, %t2 : !gpu.async.token, !gpu.async.token
}
// -----
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) -> (!gpu.async.token, !gpu.async.token) {
 %t0 = gpu.wait async
 %t1 = gpu.memcpy async [%t0] %b, %a : memref<4xi32>, memref<4xi32>
 %s0 = gpu.wait async
 %t2 = gpu.memcpy async [%s0] %c, %a : memref<4xi32>, memref<4xi32>
 return %t2, %t1 : !gpu.async.token, !gpu.async.token
}
// expect: unknown unsupported
