// options: --func f
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) { %z = arith.constant -2147483648 : i32
 %s = affine.for %i = 0 to 32 iter_args(%acc = %z) -> i32 { %v = affine.load %a[%i] : memref<32xi32>
 %n = arith.maxsi %acc, %v : i32
 affine.yield %n : i32 }
 affine.for %i = 0 to 32 { affine.store %s, %b[%i] : memref<32xi32> }
 return }
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
%y = nvvm.redux.sync umax %x, %m : i32 -> i32
memref.store %y, %b[%t] : memref<32xi32>

    gpu.terminator
  }
  return
}
// expect: different
