func.func @f(%m: memref<4xtf32>) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xtf32>
  %z = arith.constant 0 : index
  vector.store %c, %m[%z] : memref<4xtf32>, vector<4xtf32>
  return
}

// -----

func.func @f(%m: memref<4xtf32>) {
  %c = arith.constant dense<[1.0, 2.0, 4.0, 3.0]> : vector<4xtf32>
  %z = arith.constant 0 : index
  vector.store %c, %m[%z] : memref<4xtf32>, vector<4xtf32>
  return
}

// expect: unknown unsupported
