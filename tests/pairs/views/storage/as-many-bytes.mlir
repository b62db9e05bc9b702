func.func @f(%a: memref<?xi8>) -> index {
  %z = arith.constant 0 : index
  %n = memref.dim %a, %z : memref<?xi8>
  %x = memref.view %a[%z][] : memref<?xi8> to memref<1xf32>
  %v = arith.constant 1.0 : f32
  memref.store %v, %x[%z] : memref<1xf32>
  return %n : index
}

// -----

func.func @f(%a: memref<?xi8>) -> index {
  %z = arith.constant 0 : index
  %x = memref.view %a[%z][] : memref<?xi8> to memref<1xf32>
  %v = arith.constant 1.0 : f32
  memref.store %v, %x[%z] : memref<1xf32>
  %n = memref.dim %a, %z : memref<?xi8>
  %four = arith.constant 4 : index
  %m = arith.divsi %n, %four : index
  return %m : index
}

// expect: unknown unsupported
