// options: --size c=0,1
// Where the condition holds, how large the argument is depends on data.
func.func @f(%a: memref<?xi32>, %k: memref<4xindex>, %c: i1) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  scf.if %c {
    %i = memref.load %k[%c0] : memref<4xindex>
    memref.store %v, %a[%i] : memref<?xi32>
  } else {
    memref.store %v, %a[%c0] : memref<?xi32>
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %k: memref<4xindex>, %c: i1) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %d = memref.dim %a, %c0 : memref<?xi32>
  scf.if %c {
    %i = memref.load %k[%c0] : memref<4xindex>
    memref.store %w, %a[%i] : memref<?xi32>
  } else {
    memref.store %v, %a[%c0] : memref<?xi32>
  }
  return
}
// expect: unknown data
