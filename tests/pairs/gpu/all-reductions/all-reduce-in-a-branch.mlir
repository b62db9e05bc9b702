// options: --func f
func.func @f(%a: memref<64xi32>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %z = arith.constant 0 : i32
  %s = scf.for %i = %c0 to %c64 step %c1 iter_args(%x = %z) -> (i32) {
    %v = memref.load %a[%i] : memref<64xi32>
    %y = arith.addi %x, %v : i32
    scf.yield %y : i32
  }
  memref.store %s, %o[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%a: memref<64xi32>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%nx = %c64, %ny = %c1, %nz = %c1) {
    %c = arith.cmpi eq, %tx, %c0 : index
    scf.if %c {
      %v = memref.load %a[%tx] : memref<64xi32>
      %s = gpu.all_reduce add %v {} : (i32) -> i32
      memref.store %s, %o[%c0] : memref<1xi32>
    }
    gpu.terminator
  }
  return
}
// expect: unknown unsupported
