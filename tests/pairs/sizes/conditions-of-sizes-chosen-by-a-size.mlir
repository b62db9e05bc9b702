func.func @f(%A: memref<?xi1>, %n: index, %m: index, %k: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.for %i = %0 to %n step %1 {
    %a = arith.cmpi slt, %i, %m : index
    %b = arith.cmpi slt, %k, %i : index
    %c = arith.cmpi eq, %i, %0 : index
    %d = arith.select %c, %a, %b : i1
    memref.store %d, %A[%i] : memref<?xi1>
  }
  return
}
// -----
func.func @f(%A: memref<?xi1>, %n: index, %m: index, %k: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.for %i = %0 to %n step %1 {
    %a = arith.cmpi sgt, %m, %i : index
    %b = arith.cmpi sge, %k, %i : index
    %c = arith.cmpi ne, %i, %0 : index
    %t = arith.constant true
    %nb = arith.xori %b, %t : i1
    %d = arith.select %c, %nb, %a : i1
    memref.store %d, %A[%i] : memref<?xi1>
  }
  return
}
// expect: equivalent bitwise all-sizes
