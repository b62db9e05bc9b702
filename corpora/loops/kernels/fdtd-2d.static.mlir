func.func @fdtd_2d(%ex: memref<6x7xf64>, %ey: memref<6x7xf64>, %hz: memref<6x7xf64>, %fict: memref<3xf64>) {
  %half = arith.constant 0.5 : f64
  %rate = arith.constant 0.7 : f64
  affine.for %t = 0 to 3 {
    affine.for %j = 0 to 7 {
      %f = affine.load %fict[%t] : memref<3xf64>
      affine.store %f, %ey[0, %j] : memref<6x7xf64>
    }
    affine.for %i = 1 to 6 {
      affine.for %j = 0 to 7 {
        %e = affine.load %ey[%i, %j] : memref<6x7xf64>
        %h0 = affine.load %hz[%i, %j] : memref<6x7xf64>
        %h1 = affine.load %hz[%i - 1, %j] : memref<6x7xf64>
        %d = arith.subf %h0, %h1 : f64
        %p = arith.mulf %half, %d : f64
        %s = arith.subf %e, %p : f64
        affine.store %s, %ey[%i, %j] : memref<6x7xf64>
      }
    }
    affine.for %i = 0 to 6 {
      affine.for %j = 1 to 7 {
        %e = affine.load %ex[%i, %j] : memref<6x7xf64>
        %h0 = affine.load %hz[%i, %j] : memref<6x7xf64>
        %h1 = affine.load %hz[%i, %j - 1] : memref<6x7xf64>
        %d = arith.subf %h0, %h1 : f64
        %p = arith.mulf %half, %d : f64
        %s = arith.subf %e, %p : f64
        affine.store %s, %ex[%i, %j] : memref<6x7xf64>
      }
    }
    affine.for %i = 0 to 5 {
      affine.for %j = 0 to 6 {
        %h = affine.load %hz[%i, %j] : memref<6x7xf64>
        %x1 = affine.load %ex[%i, %j + 1] : memref<6x7xf64>
        %x0 = affine.load %ex[%i, %j] : memref<6x7xf64>
        %y1 = affine.load %ey[%i + 1, %j] : memref<6x7xf64>
        %y0 = affine.load %ey[%i, %j] : memref<6x7xf64>
        %a = arith.subf %x1, %x0 : f64
        %b = arith.addf %a, %y1 : f64
        %c = arith.subf %b, %y0 : f64
        %p = arith.mulf %rate, %c : f64
        %s = arith.subf %h, %p : f64
        affine.store %s, %hz[%i, %j] : memref<6x7xf64>
      }
    }
  }
  return
}
