func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) -> index {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r:2 = scf.for %i = %z to %n step %one iter_args(%x = %a, %y = %b) -> (memref<?xf32>, memref<?xf32>) {
    scf.yield %y, %x : memref<?xf32>, memref<?xf32>
  }
  %d = memref.dim %a, %z : memref<?xf32>
  return %d : index
}

// -----

func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) -> index {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r:2 = scf.for %i = %z to %n step %one iter_args(%x = %a, %y = %b) -> (memref<?xf32>, memref<?xf32>) {
    scf.yield %y, %x : memref<?xf32>, memref<?xf32>
  }
  %d = memref.dim %a, %z : memref<?xf32>
  %e = memref.dim %r#0, %z : memref<?xf32>
  %same = arith.cmpi eq, %d, %e : index
  %v = arith.select %same, %d, %n : index
  return %v : index
}

// expect: different
