func.func @f(%a: memref<?xi8>, %b: memref<?xi8>, %n: index) {
  %z = arith.constant 0 : index
  %x = memref.view %a[%z][%n] : memref<?xi8> to memref<?xf32>
  %y = memref.view %b[%z][%n] : memref<?xi8> to memref<?xf32>
  affine.for %i = 0 to %n {
    %v = memref.load %x[%i] : memref<?xf32>
    memref.store %v, %y[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%a: memref<?xi8>, %b: memref<?xi8>, %n: index) {
  %z = arith.constant 0 : index
  %two = arith.constant 4 : index
  %x = memref.view %a[%two][%n] : memref<?xi8> to memref<?xf32>
  %y = memref.view %b[%z][%n] : memref<?xi8> to memref<?xf32>
  memref.copy %x, %y : memref<?xf32> to memref<?xf32>
  return
}

// expect: different
