func.func @f(%a: memref<?x4x4xi32>, %x: memref<?x4xi32>, %y: memref<?x4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %y, %c0 : memref<?x4xi32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      scf.for %k = %c0 to %c4 step %c1 {
        %u = memref.load %a[%i, %j, %k] : memref<?x4x4xi32>
        %v = memref.load %x[%i, %k] : memref<?x4xi32>
        %w = memref.load %y[%i, %j] : memref<?x4xi32>
        %p = arith.muli %u, %v : i32
        %s = arith.addi %w, %p : i32
        memref.store %s, %y[%i, %j] : memref<?x4xi32>
      }
    }
  }
  return
}
// -----
func.func @f(%a: memref<?x4x4xi32>, %x: memref<?x4xi32>, %y: memref<?x4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %y, %c0 : memref<?x4xi32>
  scf.for %h = %c0 to %n step %c1 {
    %n1 = arith.subi %n, %c1 : index
    %i = arith.subi %n1, %h : index
    scf.for %j = %c0 to %c4 step %c1 {
      scf.for %k = %c0 to %c4 step %c1 {
        %u = memref.load %a[%i, %j, %k] : memref<?x4x4xi32>
        %v = memref.load %x[%i, %k] : memref<?x4xi32>
        %w = memref.load %y[%i, %j] : memref<?x4xi32>
        %p = arith.muli %u, %v : i32
        %s = arith.addi %w, %p : i32
        memref.store %s, %y[%i, %j] : memref<?x4xi32>
      }
    }
  }
  return
}
// expect: equivalent bitwise all-sizes
