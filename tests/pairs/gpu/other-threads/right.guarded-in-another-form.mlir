func.func @f(%a: memref<?xf32>, %x: f32, %n: index) {
  %t = gpu.global_id x
  %c = arith.cmpi ult, %t, %n : index
  scf.if %c {
    memref.store %x, %a[%t] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%a: memref<?xf32>, %x: f32, %n: index) {
  %t = gpu.global_id x
  %c = arith.cmpi uge, %t, %n : index
  cf.cond_br %c, ^end, ^store
^store:
  memref.store %x, %a[%t] : memref<?xf32>
  cf.br ^end
^end:
  return
}
// expect: equivalent
