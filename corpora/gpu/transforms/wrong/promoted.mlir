// The same with the memory of the block allocated where promotion puts it: in front of the launch, one for all blocks.
module attributes {transform.with_named_sequence} {
  func.func @kernel(%A: memref<16x24xf32>, %B: memref<24x8xf32>, %C: memref<16x8xf32>) {
    linalg.matmul ins(%A, %B : memref<16x24xf32>, memref<24x8xf32>) outs(%C : memref<16x8xf32>)
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %tiled, %blocks = transform.structured.tile_using_forall %matmul tile_sizes [8, 4] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %func = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %launch = transform.gpu.map_forall_to_blocks %func generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    %in_launch = transform.structured.match ops{["linalg.matmul"]} in %launch : (!transform.any_op) -> !transform.any_op
    %part, %loop = transform.structured.tile_using_for %in_launch tile_sizes [0, 0, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %promoted = transform.structured.promote %part {operands_to_promote = [0, 1], mapping = [#gpu.memory_space<workgroup>], use_full_tiles_by_default} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
