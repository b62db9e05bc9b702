func.func private @memory() -> memref<?xindex>
func.func private @show(index)
func.func @f(%a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = call @memory() : () -> memref<?xindex>
  %n = memref.load %m[%c0] : memref<?xindex>
  %k = memref.load %m[%c1] : memref<?xindex>
  %c = arith.cmpi ult, %n, %k : index
  %one = arith.constant true
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%p = %one) -> i1 {
    %x = memref.load %m[%i] : memref<?xindex>
    %d = arith.cmpi ult, %x, %k : index
    %s = scf.if %d -> index {
      func.call @show(%a) : (index) -> ()
      scf.yield %a : index
    } else {
      scf.yield %b : index
    }
    func.call @show(%s) : (index) -> ()
    scf.yield %d : i1
  }
  return
}
// -----
func.func private @memory() -> memref<?xindex>
func.func private @show(index)
func.func @f(%a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = call @memory() : () -> memref<?xindex>
  %n = memref.load %m[%c0] : memref<?xindex>
  %k = memref.load %m[%c1] : memref<?xindex>
  %c = arith.cmpi ult, %n, %k : index
  %one = arith.constant true
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%p = %one) -> i1 {
    %x = memref.load %m[%i] : memref<?xindex>
    %d = arith.cmpi ult, %x, %k : index
    %s = arith.select %d, %a, %b : index
    scf.if %d {
      func.call @show(%a) : (index) -> ()
    }
    func.call @show(%s) : (index) -> ()
    scf.yield %d : i1
  }
  return
}
// expect: equivalent bitwise static
