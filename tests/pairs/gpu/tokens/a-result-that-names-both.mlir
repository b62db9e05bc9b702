// A task that waits for two others is named in the place of both.
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) -> !gpu.async.token {
  %t0 = gpu.wait async
  %t1 = gpu.memcpy async [%t0] %b, %a : memref<4xi32>, memref<4xi32>
  %t2 = gpu.memcpy async [%t1] %c, %a : memref<4xi32>, memref<4xi32>
  return %t2 : !gpu.async.token
}
// -----
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) -> !gpu.async.token {
  %t0 = gpu.wait async
  %t1 = gpu.memcpy async [%t0] %b, %a : memref<4xi32>, memref<4xi32>
  %t2 = gpu.memcpy async [%t0] %c, %a : memref<4xi32>, memref<4xi32>
  %t3 = gpu.wait async [%t1, %t2]
  return %t3 : !gpu.async.token
}
// expect: equivalent
