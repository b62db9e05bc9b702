func.func @f(%m: memref<4xf32>, %n: memref<4xf32>, %q: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c = arith.constant 7.0 : f32
  %s = scf.if %q -> memref<4xf32> { scf.yield %m : memref<4xf32> } else { scf.yield %n : memref<4xf32> }
  %t = bufferization.to_tensor %s : memref<4xf32>
  memref.store %c, %m[%c0] : memref<4xf32>
  %x = tensor.extract %t[%c0] : tensor<4xf32>
  return %x : f32
}
// -----
func.func @f(%m: memref<4xf32>, %n: memref<4xf32>, %q: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c = arith.constant 7.0 : f32
  %s = scf.if %q -> memref<4xf32> { scf.yield %m : memref<4xf32> } else { scf.yield %n : memref<4xf32> }
  %x = memref.load %s[%c0] : memref<4xf32>
  memref.store %c, %m[%c0] : memref<4xf32>
  return %x : f32
}
// expect: unknown
