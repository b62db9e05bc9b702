func.func @f(%m: memref<4xf32>, %k: memref<4xi32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %w = arith.constant 8.0 : f32
  memref.store %w, %m[%c1] : memref<4xf32>
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> f32 {
    %x = memref.load %m[%i] : memref<4xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %o = memref.alloc() : memref<2xf32>
      memref.store %a, %o[%c0] : memref<2xf32>
      memref.store %b, %o[%c1] : memref<2xf32>
      %p = memref.load %o[%c0] : memref<2xf32>
      %q = memref.load %o[%c1] : memref<2xf32>
      %s = arith.subf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %k: memref<4xi32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %w = arith.constant 8.0 : f32
  memref.store %w, %m[%c1] : memref<4xf32>
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> f32 {
    %x = memref.load %m[%i] : memref<4xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %o = memref.alloc() : memref<2xf32>
      memref.store %a, %o[%c0] : memref<2xf32>
      memref.store %b, %o[%c1] : memref<2xf32>
      %p = memref.load %o[%c0] : memref<2xf32>
      %q = memref.load %o[%c1] : memref<2xf32>
      %s = arith.subf %p, %q : f32
      memref.dealloc %o : memref<2xf32>
      scf.reduce.return %s : f32
    }
  }
  return
}
// expect: equivalent bitwise static
