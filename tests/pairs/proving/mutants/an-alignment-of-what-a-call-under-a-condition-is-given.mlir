// Where the condition does not hold the source promises nothing.
func.func private @h(%p: memref<16xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  memref.assume_alignment %p, 64 : memref<16xf32>
  %x = memref.load %p[%c0] : memref<16xf32>
  memref.store %x, %o[%c0] : memref<16xf32>
  return
}
func.func @f(%p: memref<16xf32>, %o: memref<16xf32>, %c: i1) {
  scf.if %c {
    func.call @h(%p, %o) : (memref<16xf32>, memref<16xf32>) -> ()
  }
  return
}
// -----
func.func private @h(%p: memref<16xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %p[%c0] : memref<16xf32>
  memref.store %x, %o[%c0] : memref<16xf32>
  return
}
func.func @f(%p: memref<16xf32>, %o: memref<16xf32>, %c: i1) {
  memref.assume_alignment %p, 64 : memref<16xf32>
  scf.if %c {
    func.call @h(%p, %o) : (memref<16xf32>, memref<16xf32>) -> ()
  }
  return
}
// expect: unknown alignment
