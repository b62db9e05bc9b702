func.func @f(%n: memref<1xf32>, %a: f32, %b: f32) {
  %c0 = arith.constant 0 : index
  %x = memref.load %n[%c0] : memref<1xf32>
  %y = arith.maxnumf %x, %a : f32
  %z = arith.maxnumf %y, %b : f32
  memref.store %z, %n[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%n: memref<1xf32>, %a: f32, %b: f32) {
  %c0 = arith.constant 0 : index
  %p = async.execute {
    %r = memref.atomic_rmw maxnumf %a, %n[%c0] : (f32, memref<1xf32>) -> f32
    async.yield
  }
  %q = async.execute {
    %r = memref.atomic_rmw maxnumf %b, %n[%c0] : (f32, memref<1xf32>) -> f32
    async.yield
  }
  async.await %p : !async.token
  async.await %q : !async.token
  return
}
// expect: unknown order-dependent-reduction
