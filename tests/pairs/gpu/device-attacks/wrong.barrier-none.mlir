// options: --func f
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
 affine.for %i = 0 to 32 { %v = affine.load %a[31 - %i] : memref<32xi32> affine.store %v, %b[%i] : memref<32xi32> }
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
             threads(%t, %ty, %tz) in (%sx = %s0, %sy = %s1, %sz = %s2)  workgroup(%w : memref<64xi32, #gpu.address_space<workgroup>>) {
%x = memref.load %a[%t] : memref<32xi32>
memref.store %x, %w[%t] : memref<64xi32, #gpu.address_space<workgroup>>
gpu.barrier memfence []
%c31 = arith.constant 31 : index
%q = arith.subi %c31, %t : index
%y = memref.load %w[%q] : memref<64xi32, #gpu.address_space<workgroup>>
memref.store %y, %b[%t] : memref<32xi32>

    gpu.terminator
  }
  return
}
// expect: unknown unsupported
