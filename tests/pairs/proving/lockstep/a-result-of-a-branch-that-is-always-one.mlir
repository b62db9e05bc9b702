func.func private @memory() -> memref<?xindex>
func.func private @show(index)
func.func @f(%a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = call @memory() : () -> memref<?xindex>
  %n = memref.load %m[%c0] : memref<?xindex>
  %k = memref.load %m[%c1] : memref<?xindex>
  %c = arith.cmpi ult, %n, %k : index
  %r = scf.if %c -> index {
    func.call @show(%a) : (index) -> ()
    scf.yield %a : index
  } else {
    scf.yield %b : index
  }
  %v = memref.load %m[%r] : memref<?xindex>
  func.call @show(%v) : (index) -> ()
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
  %r = arith.select %c, %a, %a : index
  scf.if %c {
    func.call @show(%a) : (index) -> ()
  }
  %v = memref.load %m[%r] : memref<?xindex>
  func.call @show(%v) : (index) -> ()
  return
}
// expect: unknown
