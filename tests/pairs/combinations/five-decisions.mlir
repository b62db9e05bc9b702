func.func @f(%n0: index, %n1: index, %n2: index, %n3: index, %n4: index, %o: memref<index>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %c0, %o[] : memref<index>
  return
}
// -----
func.func @f(%n0: index, %n1: index, %n2: index, %n3: index, %n4: index, %o: memref<index>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 31 : index
  %q0 = arith.cmpi sgt, %n0, %k0 : index
  %k1 = arith.constant 41 : index
  %q1 = arith.cmpi sgt, %n1, %k1 : index
  %k2 = arith.constant 51 : index
  %q2 = arith.cmpi sgt, %n2, %k2 : index
  %k3 = arith.constant 61 : index
  %q3 = arith.cmpi sgt, %n3, %k3 : index
  %k4 = arith.constant 71 : index
  %q4 = arith.cmpi sgt, %n4, %k4 : index
  cf.br ^b0(%c1: index)
^b0(%x0: index):
  cf.cond_br %q0, ^b1(%x0: index), ^b1(%c0: index)
^b1(%x1: index):
  cf.cond_br %q1, ^b2(%x1: index), ^b2(%c0: index)
^b2(%x2: index):
  cf.cond_br %q2, ^b3(%x2: index), ^b3(%c0: index)
^b3(%x3: index):
  cf.cond_br %q3, ^b4(%x3: index), ^b4(%c0: index)
^b4(%x4: index):
  cf.cond_br %q4, ^b5(%x4: index), ^b5(%c0: index)
^b5(%r: index):
  memref.store %r, %o[] : memref<index>
  return
}
// expect: different
