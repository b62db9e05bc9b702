func.func @f(%a: memref<?xi8>, %c: memref<1xindex>) {
  %z = arith.constant 0 : index
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %d = memref.dim %a, %z : memref<?xi8>
  %n = arith.divui %d, %four : index
  %x = memref.view %a[%z][%n] : memref<?xi8> to memref<?xf32>
  %v = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    memref.store %v, %x[%i] : memref<?xf32>
  }
  memref.store %n, %c[%z] : memref<1xindex>
  return
}

// -----

func.func @f(%a: memref<?xi8>, %c: memref<1xindex>) {
  %z = arith.constant 0 : index
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %d = memref.dim %a, %z : memref<?xi8>
  %n = arith.divui %d, %four : index
  %e = arith.addi %d, %three : index
  %m = arith.divui %e, %four : index
  %x = memref.view %a[%z][%n] : memref<?xi8> to memref<?xf32>
  %v = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    memref.store %v, %x[%i] : memref<?xf32>
  }
  memref.store %m, %c[%z] : memref<1xindex>
  return
}

// expect: unknown unsupported
