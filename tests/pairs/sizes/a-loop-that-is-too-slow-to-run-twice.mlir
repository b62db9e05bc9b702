#map = affine_map<()[b] -> (b)>
func.func @f(%A: memref<?x300x300xf32>, %B: memref<?x300x300xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %b = memref.dim %A, %c0 : memref<?x300x300xf32>
  affine.for %k = 0 to #map()[%b] {
    affine.for %i = 0 to 300 { affine.for %j = 0 to 300 {
      affine.for %l = 0 to 40 {
        %a = affine.load %A[%k, %i, %l] : memref<?x300x300xf32>
        %c = affine.load %B[%k, %i, %j] : memref<?x300x300xf32>
        %s = arith.addf %a, %c : f32
        affine.store %s, %B[%k, %i, %j] : memref<?x300x300xf32>
      }
    } }
  }
  return
}
// -----
#map = affine_map<()[b] -> (b)>
func.func @f(%A: memref<?x300x300xf32>, %B: memref<?x300x300xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %b = memref.dim %A, %c0 : memref<?x300x300xf32>
  affine.for %k = 0 to min affine_map<()[b] -> (b, 1)>()[%b] {
    affine.for %i = 0 to 300 { affine.for %j = 0 to 300 {
      affine.for %l = 0 to 40 {
        %a = affine.load %A[%k, %i, %l] : memref<?x300x300xf32>
        %c = affine.load %B[%k, %i, %j] : memref<?x300x300xf32>
        %s = arith.addf %a, %c : f32
        affine.store %s, %B[%k, %i, %j] : memref<?x300x300xf32>
      }
    } }
  }
  return
}
// expect: different
