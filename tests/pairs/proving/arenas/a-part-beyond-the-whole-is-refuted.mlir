func.func @f(%A: memref<4xf32>, %B: memref<4xf32>, %I: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i] : memref<4xf32>
    %b = arith.addf %a, %a : f32
    affine.store %b, %B[%i] : memref<4xf32>
    %x = affine.load %I[%i] : memref<4xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %I[%i] : memref<4xf32>
  }
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>, %I: memref<4xf32>) {
  %first = arith.constant 0 : index
  %second = arith.constant 52 : index
  %m = memref.alloc() : memref<64xi8>
  %t = memref.view %m[%first][] : memref<64xi8> to memref<4xf32>
  %u = memref.view %m[%second][] : memref<64xi8> to memref<4xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i] : memref<4xf32>
    %b = arith.addf %a, %a : f32
    affine.store %b, %t[%i] : memref<4xf32>
    %x = affine.load %I[%i] : memref<4xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %u[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %a = affine.load %t[%i] : memref<4xf32>
    affine.store %a, %B[%i] : memref<4xf32>
    %x = affine.load %u[%i] : memref<4xf32>
    affine.store %x, %I[%i] : memref<4xf32>
  }
  memref.dealloc %m : memref<64xi8>
  return
}
// expect: different
