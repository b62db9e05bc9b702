// A matrix product, tiled for blocks and for threads, and mapped to them.
module attributes {transform.with_named_sequence} {
  func.func @kernel(%A: memref<16x32xf32>, %B: memref<32x8xf32>, %C: memref<16x8xf32>) {
    linalg.matmul ins(%A, %B : memref<16x32xf32>, memref<32x8xf32>) outs(%C : memref<16x8xf32>)
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %tiled, %blocks = transform.structured.tile_using_forall %matmul tile_sizes [8, 4] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %inner, %threads = transform.structured.tile_using_forall %tiled num_threads [4, 4] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %func = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %launch = transform.gpu.map_forall_to_blocks %func generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    %mapped = transform.gpu.map_nested_forall_to_threads %launch block_dims = [4, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
