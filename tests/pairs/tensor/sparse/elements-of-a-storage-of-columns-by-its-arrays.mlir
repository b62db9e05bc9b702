#R = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#O = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#P = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
func.func @f(%a: tensor<3x3xf64, #C>) -> tensor<3x3xf64> {
  %r = sparse_tensor.convert %a : tensor<3x3xf64, #C> to tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}
// -----
func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64>
func.func private @sparsePositions0(!llvm.ptr, index) -> memref<?xindex>
func.func private @sparseCoordinates0(!llvm.ptr, index) -> memref<?xindex>
func.func @f(%a: !llvm.ptr) -> memref<3x3xf64> {
  %z = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.alloc() {alignment = 64 : i64} : memref<3x3xf64>
  linalg.fill ins(%z : f64) outs(%b : memref<3x3xf64>)
  %v = call @sparseValuesF64(%a) : (!llvm.ptr) -> memref<?xf64>
  %l0 = arith.constant 0 : index
  %p0 = call @sparsePositions0(%a, %l0) : (!llvm.ptr, index) -> memref<?xindex>
  %m0 = arith.constant 0 : index
  %x0 = call @sparseCoordinates0(%a, %m0) : (!llvm.ptr, index) -> memref<?xindex>
  %l1 = arith.constant 1 : index
  %p1 = call @sparsePositions0(%a, %l1) : (!llvm.ptr, index) -> memref<?xindex>
  %m1 = arith.constant 1 : index
  %x1 = call @sparseCoordinates0(%a, %m1) : (!llvm.ptr, index) -> memref<?xindex>
  %n0 = memref.load %p0[%c0] : memref<?xindex>
  %n1 = memref.load %p0[%c1] : memref<?xindex>
  scf.for %p = %n0 to %n1 step %c1 {
    %x = memref.load %x0[%p] : memref<?xindex>
    %q0 = memref.load %p1[%p] : memref<?xindex>
    %next = arith.addi %p, %c1 : index
    %q1 = memref.load %p1[%next] : memref<?xindex>
    scf.for %q = %q0 to %q1 step %c1 {
      %y = memref.load %x1[%q] : memref<?xindex>
      %e = memref.load %v[%q] : memref<?xf64>
      memref.store %e, %b[%y, %x] : memref<3x3xf64>
    }
  }
  return %b : memref<3x3xf64>
}
// expect: equivalent bitwise static
