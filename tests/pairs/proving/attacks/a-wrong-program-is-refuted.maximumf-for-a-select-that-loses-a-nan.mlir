func.func @f(%x: f32, %y: f32, %A: memref<f32>) {
  %m = arith.maximumf %x, %y : f32
  memref.store %m, %A[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %A: memref<f32>) {
  %c = arith.cmpf ogt, %x, %y : f32
  %m = arith.select %c, %x, %y : f32
  memref.store %m, %A[] : memref<f32>
  return
}
// expect: different
