func.func private @memory() -> memref<?xindex>
func.func private @show(index)
func.func @f(%a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = call @memory() : () -> memref<?xindex>
  %n = memref.load %m[%c0] : memref<?xindex>
  %k = memref.load %m[%c1] : memref<?xindex>
  %c = arith.cmpi ult, %n, %k : index
  scf.if %c {
    func.call @show(%a) : (index) -> ()
    %d = arith.cmpi ult, %n, %k : index
    scf.if %d {
      func.call @show(%b) : (index) -> ()
    }
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
  scf.if %c {
    func.call @show(%a) : (index) -> ()
  }
  return
}
// expect: unknown
