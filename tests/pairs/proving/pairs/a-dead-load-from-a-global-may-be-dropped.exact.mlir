// options: --domain exact
memref.global @g : memref<4xf32> = dense<1.0>
func.func @f(%x: f32, %A: memref<1xf32>) {
  %g = memref.get_global @g : memref<4xf32>
      %y = affine.load %g[1] : memref<4xf32>
  return
}
// -----
memref.global @g : memref<4xf32> = dense<1.0>
func.func @f(%x: f32, %A: memref<1xf32>) {

  return
}
// expect: equivalent bitwise
