func.func @f(%m: memref<16xi8>, %b: tf32) {
  %z = arith.constant 0 : index
  %v = memref.view %m[%z][] : memref<16xi8> to memref<4xtf32>
  memref.store %b, %v[%z] : memref<4xtf32>
  return
}

// -----

func.func @f(%m: memref<16xi8>, %b: tf32) {
  %z = arith.constant 0 : index
  %v = memref.view %m[%z][] : memref<16xi8> to memref<4xi32>
  %i = arith.bitcast %b : tf32 to i19
  %j = arith.extui %i : i19 to i32
  memref.store %j, %v[%z] : memref<4xi32>
  return
}

// expect: unknown unsupported
