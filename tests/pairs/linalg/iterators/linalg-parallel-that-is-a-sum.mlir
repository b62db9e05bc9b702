func.func @f(%a: memref<4xi32>, %o: memref<1xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>], iterator_types = ["reduction"]} ins(%a : memref<4xi32>) outs(%o : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  }
  return
}
// -----
func.func @f(%a: memref<4xi32>, %o: memref<1xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>], iterator_types = ["parallel"]} ins(%a : memref<4xi32>) outs(%o : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  }
  return
}
// expect: unknown promise
