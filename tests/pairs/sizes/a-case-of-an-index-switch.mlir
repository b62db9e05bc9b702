func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  scf.index_switch %n
  case 17 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 34 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 51 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 68 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 85 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 102 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 119 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 136 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 153 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 170 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 187 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 204 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 221 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 238 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 255 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 272 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 289 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 306 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 323 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 340 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 357 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 374 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 391 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 408 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 425 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 442 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 459 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 476 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 493 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 510 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 527 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 544 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 561 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 578 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 595 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 612 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 629 {

  scf.yield
  }
  case 646 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 663 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  case 680 {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  scf.yield
  }
  default {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
