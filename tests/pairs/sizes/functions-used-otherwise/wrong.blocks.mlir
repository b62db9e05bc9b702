func.func @f(%m: memref<?xf32>, %o: memref<1xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  cf.br ^h(%c0, %c0 : index, index)
  ^h(%k: index, %s: index):
  %c = arith.cmpi slt, %k, %n : index
  cf.cond_br %c, ^b, ^e
  ^b:
  %h = arith.shrui %s, %c10 : index
  %t = arith.addi %s, %c1 : index
  %u = arith.addi %t, %h : index
  %k1 = arith.addi %k, %c1 : index
  cf.br ^h(%k1, %u : index, index)
  ^e:
  memref.store %s, %o[%c0] : memref<1xindex>
  return %s : index
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  cf.br ^h(%c0, %c0 : index, index)
  ^h(%k: index, %s: index):
  %c = arith.cmpi slt, %k, %n : index
  cf.cond_br %c, ^b, ^e
  ^b:
  %h = arith.shrui %s, %c10 : index
  %t = arith.addi %s, %c1 : index
  %u = arith.addi %t, %h : index
  %k1 = arith.addi %k, %c1 : index
  cf.br ^h(%k1, %u : index, index)
  ^e:
  memref.store %s, %o[%c0] : memref<1xindex>
  return %n : index
}
// expect: unknown
