func.func @f(%i: index, %A: memref<4xi32>) {
  %x = scf.index_switch %i -> i32
  case 2 {
    %a = affine.load %A[2] : memref<4xi32>
    scf.yield %a : i32
  }
  case 5 {
    %b = affine.load %A[1] : memref<4xi32>
    scf.yield %b : i32
  }
  default {
    %c = affine.load %A[3] : memref<4xi32>
    scf.yield %c : i32
  }
  affine.store %x, %A[0] : memref<4xi32>
  return
}
// -----
func.func @f(%i: index, %A: memref<4xi32>) {
  %x = scf.index_switch %i -> i32
  case 2 {
    %a = affine.load %A[2] : memref<4xi32>
    scf.yield %a : i32
  }
  case 4 {
    %b = affine.load %A[1] : memref<4xi32>
    scf.yield %b : i32
  }
  default {
    %c = affine.load %A[3] : memref<4xi32>
    scf.yield %c : i32
  }
  affine.store %x, %A[0] : memref<4xi32>
  return
}
// expect: different
