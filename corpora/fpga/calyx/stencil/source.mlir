func.func @main(%a: memref<10xi32>, %b: memref<10xi32>) {
  %two = arith.constant 2 : i32
  affine.for %i = 1 to 9 {
    %x = affine.load %a[%i - 1] : memref<10xi32>
    %y = affine.load %a[%i] : memref<10xi32>
    %z = affine.load %a[%i + 1] : memref<10xi32>
    %m = arith.muli %y, %two : i32
    %s = arith.addi %x, %m : i32
    %t = arith.addi %s, %z : i32
    %h = arith.shrsi %t, %two : i32
    affine.store %h, %b[%i] : memref<10xi32>
  }
  return
}
