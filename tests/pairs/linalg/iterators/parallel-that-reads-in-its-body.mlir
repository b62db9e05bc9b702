// What other iterations have written is read or not.
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %k = arith.subi %c7, %i : index
    %x = memref.load %a[%k] : memref<8xf32>
    memref.store %x, %a[%i] : memref<8xf32>
  }
  return
}
// -----
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<8xf32>) {
  linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%a : memref<8xf32>) {
  ^bb0(%y: f32):
    %c7 = arith.constant 7 : index
    %i = linalg.index 0 : index
    %k = arith.subi %c7, %i : index
    %x = memref.load %a[%k] : memref<8xf32>
    linalg.yield %x : f32
  }
  return
}
// expect: unknown unsupported
