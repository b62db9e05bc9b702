func.func @f(%A: memref<4x8xf32>, %B: memref<8x4xf32>, %C: memref<4x8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>,
                  affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%A, %B : memref<4x8xf32>, memref<8x4xf32>) outs(%C : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %e = math.exp %a : f32
    %s = arith.addf %e, %b : f32
    %g = arith.cmpf ogt, %s, %a : f32
    %r = arith.select %g, %s, %c : f32
    linalg.yield %r : f32
  }
  return
}
// -----
func.func @f(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<4x8xf32>) {
  %c7 = arith.constant 7 : index
  %c6 = arith.constant 6 : index
  %c5 = arith.constant 5 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = ub.poison : vector<32xf32>
  %c0 = arith.constant 0 : index
  %1 = ub.poison : f32
  %2 = vector.transfer_read %arg0[%c0, %c0], %1 {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  %3 = vector.transfer_read %arg0[%c1, %c0], %1 {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  %4 = vector.transfer_read %arg0[%c2, %c0], %1 {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  %5 = vector.transfer_read %arg0[%c3, %c0], %1 {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  %6:8 = vector.to_elements %2 : vector<8xf32>
  %7:8 = vector.to_elements %3 : vector<8xf32>
  %8:8 = vector.to_elements %4 : vector<8xf32>
  %9:8 = vector.to_elements %5 : vector<8xf32>
  %10 = vector.from_elements %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7, %8#0, %8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %8#7, %9#0, %9#1, %9#2, %9#3, %9#4, %9#5, %9#6, %9#7 : vector<4x8xf32>
  %11 = vector.transfer_read %arg1[%c0, %c0], %1 {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>
  %12 = vector.transfer_read %arg1[%c1, %c0], %1 {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>
  %13 = vector.transfer_read %arg1[%c2, %c0], %1 {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>
  %14 = vector.transfer_read %arg1[%c3, %c0], %1 {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>
  %15 = vector.transfer_read %arg1[%c4, %c0], %1 {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>
  %16 = vector.transfer_read %arg1[%c5, %c0], %1 {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>
  %17 = vector.transfer_read %arg1[%c6, %c0], %1 {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>
  %18 = vector.transfer_read %arg1[%c7, %c0], %1 {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>
  %19:4 = vector.to_elements %11 : vector<4xf32>
  %20:4 = vector.to_elements %12 : vector<4xf32>
  %21:4 = vector.to_elements %13 : vector<4xf32>
  %22:4 = vector.to_elements %14 : vector<4xf32>
  %23:4 = vector.to_elements %15 : vector<4xf32>
  %24:4 = vector.to_elements %16 : vector<4xf32>
  %25:4 = vector.to_elements %17 : vector<4xf32>
  %26:4 = vector.to_elements %18 : vector<4xf32>
  %27 = vector.from_elements %19#0, %19#1, %19#2, %19#3, %20#0, %20#1, %20#2, %20#3, %21#0, %21#1, %21#2, %21#3, %22#0, %22#1, %22#2, %22#3, %23#0, %23#1, %23#2, %23#3, %24#0, %24#1, %24#2, %24#3, %25#0, %25#1, %25#2, %25#3, %26#0, %26#1, %26#2, %26#3 : vector<32xf32>
  %28 = vector.shuffle %27, %0 [0, 4, 8, 12, 16, 20, 24, 28, 1, 5, 9, 13, 17, 21, 25, 29, 2, 6, 10, 14, 18, 22, 26, 30, 3, 7, 11, 15, 19, 23, 27, 31] : vector<32xf32>, vector<32xf32>
  %29 = vector.shape_cast %28 : vector<32xf32> to vector<4x8xf32>
  %30 = vector.transfer_read %arg2[%c0, %c0], %1 {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  %31 = vector.transfer_read %arg2[%c1, %c0], %1 {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  %32 = vector.transfer_read %arg2[%c2, %c0], %1 {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  %33 = vector.transfer_read %arg2[%c3, %c0], %1 {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  %34:8 = vector.to_elements %30 : vector<8xf32>
  %35:8 = vector.to_elements %31 : vector<8xf32>
  %36:8 = vector.to_elements %32 : vector<8xf32>
  %37:8 = vector.to_elements %33 : vector<8xf32>
  %38 = vector.from_elements %34#0, %34#1, %34#2, %34#3, %34#4, %34#5, %34#6, %34#7, %35#0, %35#1, %35#2, %35#3, %35#4, %35#5, %35#6, %35#7, %36#0, %36#1, %36#2, %36#3, %36#4, %36#5, %36#6, %36#7, %37#0, %37#1, %37#2, %37#3, %37#4, %37#5, %37#6, %37#7 : vector<4x8xf32>
  %39 = math.exp %10 : vector<4x8xf32>
  %40 = arith.addf %39, %29 : vector<4x8xf32>
  %41 = arith.cmpf ogt, %40, %10 : vector<4x8xf32>
  %42 = arith.select %41, %40, %38 : vector<4x8xi1>, vector<4x8xf32>
  %43 = vector.extract %42[0] : vector<8xf32> from vector<4x8xf32>
  vector.transfer_write %43, %arg2[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  %44 = vector.extract %42[1] : vector<8xf32> from vector<4x8xf32>
  vector.transfer_write %44, %arg2[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  %45 = vector.extract %42[2] : vector<8xf32> from vector<4x8xf32>
  vector.transfer_write %45, %arg2[%c2, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  %46 = vector.extract %42[3] : vector<8xf32> from vector<4x8xf32>
  vector.transfer_write %46, %arg2[%c3, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  return
}
// expect: equivalent bitwise static
