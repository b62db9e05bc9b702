#map = affine_map<(i) -> (i)>
#end = affine_map<(i) -> (i + 32)>
#least = affine_map<(i) -> (i + 32, 1024)>
func.func @f(%A: memref<1024x1024xf32>, %B: memref<1024x1024xf32>, %C: memref<1024x1024xf32>) -> memref<1024x1024xf32> {
  affine.for %i = 0 to 1024 step 32 {
    affine.for %j = 0 to 1024 step 32 {
      affine.for %k = 0 to 1024 step 32 {
        affine.for %ii = #map(%i) to min #least(%i) {
          affine.for %jj = #map(%j) to #end(%j) {
            affine.for %kk = #map(%k) to #end(%k) {
              %a = affine.load %A[%ii, %kk] : memref<1024x1024xf32>
              %b = affine.load %B[%kk, %jj] : memref<1024x1024xf32>
              %c = affine.load %C[%ii, %jj] : memref<1024x1024xf32>
              %p = arith.mulf %a, %b : f32
              %s = arith.addf %c, %p : f32
              affine.store %s, %C[%ii, %jj] : memref<1024x1024xf32>
            }
          }
        }
      }
    }
  }
  return %C : memref<1024x1024xf32>
}
// -----
#map = affine_map<(i) -> (i)>
#end = affine_map<(i) -> (i + 32)>
func.func @f(%A: memref<1024x1024xf32>, %B: memref<1024x1024xf32>, %C: memref<1024x1024xf32>) -> memref<1024x1024xf32> {
  affine.for %i = 0 to 1024 step 32 {
    affine.for %j = 0 to 1024 step 32 {
      affine.for %k = 0 to 1024 step 32 {
        affine.for %ii = #map(%i) to #end(%i) {
          affine.for %jj = #map(%j) to #end(%j) {
            affine.for %kk = 0 to 32 {
              %a = affine.load %A[%ii, %kk + %k] : memref<1024x1024xf32>
              %b = affine.load %B[%kk + %k, %jj] : memref<1024x1024xf32>
              %c = affine.load %C[%ii, %jj] : memref<1024x1024xf32>
              %p = arith.mulf %a, %b : f32
              %s = arith.addf %c, %p : f32
              affine.store %s, %C[%ii, %jj] : memref<1024x1024xf32>
            }
          }
        }
      }
    }
  }
  return %C : memref<1024x1024xf32>
}
// expect: equivalent bitwise static
