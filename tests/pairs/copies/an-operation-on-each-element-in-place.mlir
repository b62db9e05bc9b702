func.func @f(%a: memref<6xf32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %a[4 - %i] : memref<6xf32>
    %z = arith.addf %x, %x : f32
    affine.store %z, %a[4 - %i] : memref<6xf32>
  }
  return
}
// -----
func.func @f(%a: memref<6xf32>) {
  %from = memref.subview %a[1] [4] [1] : memref<6xf32> to memref<4xf32, strided<[1], offset: 1>>
  %to = memref.subview %a[1] [4] [1] : memref<6xf32> to memref<4xf32, strided<[1], offset: 1>>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%from : memref<4xf32, strided<[1], offset: 1>>) outs(%to : memref<4xf32, strided<[1], offset: 1>>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %x : f32
    linalg.yield %z : f32
  }
  return
}
// expect: equivalent bitwise
