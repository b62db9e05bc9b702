func.func @doitgen(%nr: index, %nq: index, %np: index, %A: memref<?x?x?xf32>, %C4: memref<?x?xf32>, %sum: memref<?xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %r = 0 to %nr {
    affine.for %q = 0 to %nq {
      affine.for %p = 0 to %np {
        affine.store %zero, %sum[%p] : memref<?xf32>
        affine.for %s = 0 to %np {
          %t = affine.load %sum[%p] : memref<?xf32>
          %a = affine.load %A[%r, %q, %s] : memref<?x?x?xf32>
          %c = affine.load %C4[%s, %p] : memref<?x?xf32>
          %m = arith.mulf %a, %c : f32
          %u = arith.addf %t, %m : f32
          affine.store %u, %sum[%p] : memref<?xf32>
        }
      }
      affine.for %p = 0 to %np {
        %t = affine.load %sum[%p] : memref<?xf32>
        affine.store %t, %A[%r, %q, %p] : memref<?x?x?xf32>
      }
    }
  }
  return
}
