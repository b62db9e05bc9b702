// x1 += A * y1, x2 += A^T * y2, in f16
func.func @mvt(%x1: memref<7xf16>, %x2: memref<7xf16>, %y1: memref<7xf16>, %y2: memref<7xf16>, %A: memref<7x7xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = memref.load %A[%i, %j] : memref<7x7xf16>
      %y = memref.load %y1[%j] : memref<7xf16>
      %x = memref.load %x1[%i] : memref<7xf16>
      %p = arith.mulf %a, %y : f16
      %s = arith.addf %x, %p : f16
      memref.store %s, %x1[%i] : memref<7xf16>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = memref.load %A[%j, %i] : memref<7x7xf16>
      %y = memref.load %y2[%j] : memref<7xf16>
      %x = memref.load %x2[%i] : memref<7xf16>
      %p = arith.mulf %a, %y : f16
      %s = arith.addf %x, %p : f16
      memref.store %s, %x2[%i] : memref<7xf16>
    }
  }
  return
}
