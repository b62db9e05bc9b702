func.func private @g(index)
func.func @f(%m: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %m[%c0] : memref<1xi32>
    %w = arith.addi %v, %one : i32
    memref.store %w, %m[%c0] : memref<1xi32>
    func.call @g(%i) : (index) -> ()
  }
  return
}
// -----
func.func private @g(index)
func.func @f(%m: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %m[%c0] : memref<1xi32>
    %w = arith.addi %v, %one : i32
    memref.store %w, %m[%c0] : memref<1xi32>
    %u = memref.load %m[%c0] : memref<1xi32>
    memref.store %u, %m[%c0] : memref<1xi32>
    func.call @g(%i) : (index) -> ()
  }
  return
}
// expect: unknown
