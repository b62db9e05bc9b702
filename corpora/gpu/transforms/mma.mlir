// A warp that does a product of one tile becomes one instruction for it.
module attributes {transform.with_named_sequence} {
  func.func @kernel(%A: memref<16x16xf16>, %B: memref<16x8xf16>, %C: memref<16x8xf16>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
               threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
      linalg.matmul ins(%A, %B : memref<16x16xf16>, memref<16x8xf16>) outs(%C : memref<16x8xf16>)
      gpu.terminator
    }
    return
  }
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %matmul : (!transform.any_op) -> ()
    transform.yield
  }
}
