func.func @f(%a: i1, %b: i1, %c: i1, %d: i1, %e: i1, %g: i1, %h: i1, %A: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %w = arith.constant 700003 : i32
  cf.cond_br %a, ^b1, ^end
^b1:
  cf.cond_br %b, ^b2, ^end
^b2:
  cf.cond_br %c, ^b3, ^end
^b3:
  cf.cond_br %d, ^b4, ^end
^b4:
  cf.cond_br %e, ^end, ^b5
^b5:
  cf.cond_br %g, ^b6, ^end
^b6:
  cf.cond_br %h, ^b7, ^b8
^b7:
  memref.store %v, %A[%c0] : memref<1xi32>
  cf.br ^end
^b8:
  memref.store %w, %A[%c0] : memref<1xi32>
  cf.br ^end
^end:
  return
}
// -----
func.func @f(%a: i1, %b: i1, %c: i1, %d: i1, %e: i1, %g: i1, %h: i1, %A: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %w = arith.constant 700003 : i32
  cf.cond_br %a, ^b1, ^end
^b1:
  cf.cond_br %b, ^b2, ^end
^b2:
  cf.cond_br %c, ^b3, ^end
^b3:
  cf.cond_br %d, ^b4, ^end
^b4:
  cf.cond_br %e, ^end, ^b5
^b5:
  cf.cond_br %g, ^b6, ^end
^b6:
  cf.cond_br %h, ^b7, ^b8
^b7:
  memref.store %v, %A[%c0] : memref<1xi32>
  cf.br ^end
^b8:
  memref.store %w, %A[%c0] : memref<1xi32>
  cf.br ^end
^end:
  return
}
// expect: equivalent bitwise static
