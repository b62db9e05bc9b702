// y := alpha * A * x + beta * B * x
func.func @gesummv(%alpha: f32, %beta: f32, %A: memref<7x5xf32>, %B: memref<7x5xf32>, %tmp: memref<7xf32>, %x: memref<5xf32>, %y: memref<7xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 7 {
    affine.store %zero, %tmp[%i] : memref<7xf32>
    affine.store %zero, %y[%i] : memref<7xf32>
    affine.for %j = 0 to 5 {
      %a = affine.load %A[%i, %j] : memref<7x5xf32>
      %xj = affine.load %x[%j] : memref<5xf32>
      %t = affine.load %tmp[%i] : memref<7xf32>
      %ax = arith.mulf %a, %xj : f32
      %t1 = arith.addf %ax, %t : f32
      affine.store %t1, %tmp[%i] : memref<7xf32>
      %b = affine.load %B[%i, %j] : memref<7x5xf32>
      %yi = affine.load %y[%i] : memref<7xf32>
      %bx = arith.mulf %b, %xj : f32
      %y1 = arith.addf %bx, %yi : f32
      affine.store %y1, %y[%i] : memref<7xf32>
    }
    %t = affine.load %tmp[%i] : memref<7xf32>
    %yi = affine.load %y[%i] : memref<7xf32>
    %at = arith.mulf %alpha, %t : f32
    %by = arith.mulf %beta, %yi : f32
    %s = arith.addf %at, %by : f32
    affine.store %s, %y[%i] : memref<7xf32>
  }
  return
}
