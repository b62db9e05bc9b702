func.func @f(%A: memref<?xi32>, %B: memref<?xi32>, %R: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %A, %c0 : memref<?xi32>
  %m = memref.dim %B, %c0 : memref<?xi32>
  cf.br ^bb1(%c0, %z : index, i32)
^bb1(%i: index, %acc: i32):
  %a = arith.cmpi slt, %i, %n : index
  %b = arith.cmpi slt, %i, %m : index
  %c = arith.ori %a, %b : i1
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %k = arith.addi %i, %c1 : index
  cf.br ^bb1(%k, %acc : index, i32)
^bb3:
  memref.store %acc, %R[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%A: memref<?xi32>, %B: memref<?xi32>, %R: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %big = arith.constant 15003 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = memref.dim %A, %c0 : memref<?xi32>
  %m = memref.dim %B, %c0 : memref<?xi32>
  cf.br ^bb1(%c0, %z : index, i32)
^bb1(%i: index, %acc: i32):
  %a = arith.cmpi slt, %i, %n : index
  %b = arith.cmpi slt, %i, %m : index
  %c = arith.ori %a, %b : i1
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %k = arith.addi %i, %c1 : index
  %t = arith.muli %i, %c3 : index
  %e1 = arith.cmpi eq, %t, %big : index
  %e2 = arith.cmpi eq, %k, %n : index
  %e3 = arith.cmpi sgt, %i, %m : index
  %e4 = arith.andi %e1, %e2 : i1
  %e = arith.andi %e4, %e3 : i1
  %next = arith.select %e, %one, %acc : i32
  cf.br ^bb1(%k, %next : index, i32)
^bb3:
  memref.store %acc, %R[%c0] : memref<1xi32>
  return
}
// expect: different
