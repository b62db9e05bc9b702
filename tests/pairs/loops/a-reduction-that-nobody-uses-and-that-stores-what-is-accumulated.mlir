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
      memref.store %a, %m[%c0] : memref<4xf32>
      %s = arith.subf %a, %b : f32
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
      memref.store %a, %m[%c0] : memref<4xf32>
      %u = arith.addf %a, %z : f32
      %s = arith.subf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return
}
// expect: unknown
