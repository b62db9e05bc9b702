func.func @f(%a: memref<1xi32>) {
  affine.for %i = 0 to 3 {
    affine.if affine_set<(d0) : (-d0 - 1 >= 0)>(%i) {
    } else {
      %x = affine.load %a[0] : memref<1xi32>
      %n = arith.index_cast %i : index to i32
      %y = arith.muli %x, %x : i32
      %z = arith.addi %y, %n : i32
      affine.store %z, %a[0] : memref<1xi32>
    }
  }
  return
}
// -----
#set = affine_set<(d0) : (-d0 - 1 >= 0)>
module {
  func.func @f(%arg0: memref<1xi32>) {
    affine.parallel (%arg1) = (0) to (3) {
      affine.if #set(%arg1) {
      } else {
        %0 = affine.load %arg0[0] : memref<1xi32>
        %1 = arith.index_cast %arg1 : index to i32
        %2 = arith.muli %0, %0 : i32
        %3 = arith.addi %2, %1 : i32
        affine.store %3, %arg0[0] : memref<1xi32>
      }
    }
    return
  }
}

// expect: different
