func.func @f(%o: memref<1xi32>, %q: memref<1xf32>, %k: memref<1xi32>, %x: i32, %y: f32, %w: f32) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %t = memref.load %k[%c0] : memref<1xi32>
  %p = arith.addi %t, %x : i32
  %s = arith.addf %y, %w : f32
  %c = arith.cmpi sgt, %p, %z : i32
  scf.if %c { 
    memref.store %p, %o[%c0] : memref<1xi32>
    memref.store %s, %q[%c0] : memref<1xf32>
  }
  return
}
// -----
func.func @f(%o: memref<1xi32>, %q: memref<1xf32>, %k: memref<1xi32>, %x: i32, %y: f32, %w: f32) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %t = memref.load %k[%c0] : memref<1xi32>
  %p = arith.addi %x, %t : i32
  %s = arith.addf %w, %y : f32
  %c = arith.cmpi sgt, %p, %z : i32
  %old = memref.load %o[%c0] : memref<1xi32>
  %fold = memref.load %q[%c0] : memref<1xf32>
  %n = arith.select %c, %p, %old : i32
  %g = arith.select %c, %s, %fold : f32
  memref.store %n, %o[%c0] : memref<1xi32>
  memref.store %g, %q[%c0] : memref<1xf32>
  return
}
// expect: equivalent
