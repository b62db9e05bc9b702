func.func @f(%a: memref<?xi32>, %o: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c0 : memref<?xi32>
  scf.for %i = %c0 to %d step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    memref.store %x, %o[%c0] : memref<1xi32>
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %o: memref<1xi32>, %n: index) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>], iterator_types = ["parallel"]} ins(%a : memref<?xi32>) outs(%o : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}
// expect: unknown promise
