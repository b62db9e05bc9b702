func.func @f(%x: tensor<?xf32>, %b: i1, %i: index, %v: f32) -> tensor<?xf32> {
  %r = scf.if %b -> (tensor<?xf32>) {
    scf.yield %x : tensor<?xf32>
  } else {
    %t = tensor.insert %v into %x[%i] : tensor<?xf32>
    scf.yield %t : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @f(%x: tensor<?xf32>, %b: i1, %i: index, %v: f32) -> tensor<?xf32> {
  %m = bufferization.to_buffer %x : tensor<?xf32> to memref<?xf32>
  %r = scf.if %b -> (tensor<?xf32>) {
    scf.yield %x : tensor<?xf32>
  } else {
    %c0 = arith.constant 0 : index
    %n = memref.dim %m, %c0 : memref<?xf32>
    %a = memref.alloc(%n) : memref<?xf32>
    memref.copy %m, %a : memref<?xf32> to memref<?xf32>
    memref.store %v, %a[%i] : memref<?xf32>
    %t = bufferization.to_tensor %a : memref<?xf32> to tensor<?xf32>
    scf.yield %t : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// expect: equivalent bitwise
