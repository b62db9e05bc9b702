func.func @f(%n: index, %p: i1) -> (memref<?xf32>, i1) {
  %true = arith.constant true
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %c = arith.select %p, %a, %b : memref<?xf32>
  %k = bufferization.dealloc (%a, %b : memref<?xf32>, memref<?xf32>) if (%true, %p) retain (%c : memref<?xf32>)
  %v = arith.constant 1.0 : f32
  linalg.fill ins(%v : f32) outs(%c : memref<?xf32>)
  return %c, %k : memref<?xf32>, i1
}

// -----

func.func @f(%n: index, %p: i1) -> (memref<?xf32>, i1) {
  %b = memref.alloc(%n) : memref<?xf32>
  %v = arith.constant 1.0 : f32
  linalg.fill ins(%v : f32) outs(%b : memref<?xf32>)
  return %b, %p : memref<?xf32>, i1
}

// expect: equivalent
