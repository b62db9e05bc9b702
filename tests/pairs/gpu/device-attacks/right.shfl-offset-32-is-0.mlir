// options: --func f
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
 affine.for %i = 0 to 32 { %v = affine.load %a[%i] : memref<32xi32> affine.store %v, %b[%i] : memref<32xi32> }
 return
}
// -----
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g0 = arith.constant 1 : index
  %g1 = arith.constant 1 : index
  %g2 = arith.constant 1 : index
  %s0 = arith.constant 32 : index
  %s1 = arith.constant 1 : index
  %s2 = arith.constant 1 : index

  gpu.launch blocks(%bx, %by, %bz) in (%gx = %g0, %gy = %g1, %gz = %g2)
             threads(%t, %ty, %tz) in (%sx = %s0, %sy = %s1, %sz = %s2)   {
%x = memref.load %a[%t] : memref<32xi32>
%m = arith.constant -1 : i32
%o = arith.constant 32 : i32
%cl = arith.constant 31 : i32
%y = nvvm.shfl.sync bfly %m, %x, %o, %cl : i32 -> i32
memref.store %y, %b[%t] : memref<32xi32>

    gpu.terminator
  }
  return
}
// expect: equivalent bitwise static
