    func.func @f(%A: memref<4xf32>, %c: i1) {
      %z = arith.constant 1.0 : f32
      %r = scf.if %c -> (memref<4xf32>) {
        %n = memref.alloca() : memref<4xf32>
        scf.yield %n : memref<4xf32>
      } else {
        %n = memref.alloca() : memref<4xf32>
        scf.yield %n : memref<4xf32>
      }
      affine.for %i = 0 to 4 {
        affine.store %z, %A[%i] : memref<4xf32>
      }
      return
    }
// -----
    func.func @f(%A: memref<4xf32>, %c: i1) {
      %z = arith.constant 1.0 : f32
      %r = scf.if %c -> (memref<4xf32>) {
        %n = memref.alloca() : memref<4xf32>
        scf.yield %n : memref<4xf32>
      } else {
        %n = memref.alloca() : memref<4xf32>
        scf.yield %n : memref<4xf32>
      }
      affine.for %i = 0 to 4 {
        affine.store %z, %A[%i] : memref<4xf32>
      }
      return
    }
// expect: equivalent bitwise static
