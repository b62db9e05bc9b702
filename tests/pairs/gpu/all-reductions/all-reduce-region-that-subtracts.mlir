// options: --func f
func.func @f(%a: memref<4xi32>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = memref.load %a[%c0] : memref<4xi32>
  %s = scf.for %i = %c1 to %c4 step %c1 iter_args(%x = %z) -> (i32) {
    %v = memref.load %a[%i] : memref<4xi32>
    %y = arith.subi %x, %v : i32
    scf.yield %y : i32
  }
  memref.store %s, %o[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%a: memref<4xi32>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%nx = %c4, %ny = %c1, %nz = %c1) {
    %v = memref.load %a[%tx] : memref<4xi32>
    %s = gpu.all_reduce %v {
    ^bb0(%l: i32, %r: i32):
      %y = arith.subi %l, %r : i32
      gpu.yield %y : i32
    } : (i32) -> i32
    %c = arith.cmpi eq, %tx, %c0 : index
    scf.if %c {
      memref.store %s, %o[%c0] : memref<1xi32>
    }
    gpu.terminator
  }
  return
}
// expect: unknown order-dependent-reduction
