func.func @f(%a: memref<1xi32>, %o: memref<1xi32>) {
  %x = affine.load %a[0] : memref<1xi32>
  affine.store %x, %o[0] : memref<1xi32>
  return
}
// -----
func.func @f(%a: memref<1xi32>, %o: memref<1xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>], iterator_types = ["parallel"]} ins(%a : memref<1xi32>) outs(%o : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}
// expect: equivalent bitwise static
