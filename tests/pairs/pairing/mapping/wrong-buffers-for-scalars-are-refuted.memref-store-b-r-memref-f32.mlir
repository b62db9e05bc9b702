// options: --size n=2
func.func @f(%x: f32, %A: memref<4xf32>, %n: index) -> f32 {
  %a = memref.load %A[%n] : memref<4xf32>
  %b = arith.addf %a, %x : f32
  memref.store %b, %A[%n] : memref<4xf32>
  return %b : f32
}
// -----
func.func @f(%x: memref<f32>, %A: memref<4xf32>, %n: index, %r: memref<f32>) {
  %c = memref.load %x[] : memref<f32>
  %a = memref.load %A[%n] : memref<4xf32>
  %b = arith.addf %a, %c : f32
  memref.store %b, %A[%n] : memref<4xf32>
  
  return
}
// expect: different
