func.func @f(%pos: memref<?xindex>, %crd: memref<?xindex>, %val: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %ip = arith.addi %i, %c1 : index
    %a = memref.load %pos[%i] : memref<?xindex>
    %b = memref.load %pos[%ip] : memref<?xindex>
    %y0 = memref.load %y[%i] : memref<?xf64>
    %s = scf.for %k = %a to %b step %c1 iter_args(%acc = %y0) -> f64 {
      %j = memref.load %crd[%k] : memref<?xindex>
      %v = memref.load %val[%k] : memref<?xf64>
      %xv = memref.load %x[%j] : memref<?xf64>
      %m = arith.mulf %v, %xv : f64
      %t = arith.addf %acc, %m : f64
      scf.yield %t : f64
    }
    memref.store %s, %y[%i] : memref<?xf64>
  }
  return
}
// -----
func.func @f(%pos: memref<?xindex>, %crd: memref<?xindex>, %val: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^row, ^done
^row:
  %ip = arith.addi %i, %c1 : index
  %a = memref.load %pos[%ip] : memref<?xindex>
  %b = memref.load %pos[%ip] : memref<?xindex>
  %y0 = memref.load %y[%i] : memref<?xf64>
  cf.br ^inner(%a, %y0 : index, f64)
^inner(%k: index, %acc: f64):
  %more = arith.cmpi slt, %k, %b : index
  cf.cond_br %more, ^body, ^after
^body:
  %j = memref.load %crd[%k] : memref<?xindex>
  %v = memref.load %val[%k] : memref<?xf64>
  %xv = memref.load %x[%j] : memref<?xf64>
  %m = arith.mulf %v, %xv : f64
  %t = arith.addf %acc, %m : f64
  %kn = arith.addi %k, %c1 : index
  cf.br ^inner(%kn, %t : index, f64)
^after:
  memref.store %acc, %y[%i] : memref<?xf64>
  %in = arith.addi %i, %c1 : index
  cf.br ^head(%in : index)
^done:
  return
}
// expect: unknown
