func.func @f(%arg0: memref<4x8xi32>, %arg1: memref<8x4xi32>, %arg2: memref<4x4xi32>) {
  %c0 = arith.constant 0 : index
  %0 = ub.poison : i32
  %1 = vector.transfer_read %arg0[%c0, %c0], %0 {in_bounds = [true, true]} : memref<4x8xi32>, vector<4x8xi32>
  %2 = vector.transfer_read %arg1[%c0, %c0], %0 {in_bounds = [true, true]} : memref<8x4xi32>, vector<8x4xi32>
  %3 = vector.transfer_read %arg2[%c0, %c0], %0 {in_bounds = [true, true]} : memref<4x4xi32>, vector<4x4xi32>
  %4 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %1, %2, %3 : vector<4x8xi32>, vector<8x4xi32> into vector<4x4xi32>
  vector.transfer_write %4, %arg2[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xi32>, memref<4x4xi32>
  return
}
// -----
func.func @f(%arg0: memref<4x8xi32>, %arg1: memref<8x4xi32>, %arg2: memref<4x4xi32>) {
  %c0 = arith.constant 0 : index
  %0 = ub.poison : i32
  %1 = vector.transfer_read %arg0[%c0, %c0], %0 {in_bounds = [true, true]} : memref<4x8xi32>, vector<4x8xi32>
  %2 = vector.transfer_read %arg1[%c0, %c0], %0 {in_bounds = [true, true]} : memref<8x4xi32>, vector<8x4xi32>
  %3 = vector.transfer_read %arg2[%c0, %c0], %0 {in_bounds = [true, true]} : memref<4x4xi32>, vector<4x4xi32>
  %4 = vector.transpose %2, [1, 0] : vector<8x4xi32> to vector<4x8xi32>
  %5 = vector.extract %1[0] : vector<8xi32> from vector<4x8xi32>
  %6 = vector.extract %4[0] : vector<8xi32> from vector<4x8xi32>
  %7 = arith.muli %5, %6 : vector<8xi32>
  %8 = vector.reduction <add>, %7 : vector<8xi32> into i32
  %9 = vector.extract %4[1] : vector<8xi32> from vector<4x8xi32>
  %10 = arith.muli %5, %9 : vector<8xi32>
  %11 = vector.reduction <add>, %10 : vector<8xi32> into i32
  %12 = vector.extract %4[2] : vector<8xi32> from vector<4x8xi32>
  %13 = arith.muli %5, %12 : vector<8xi32>
  %14 = vector.reduction <add>, %13 : vector<8xi32> into i32
  %15 = vector.extract %4[3] : vector<8xi32> from vector<4x8xi32>
  %16 = arith.muli %5, %15 : vector<8xi32>
  %17 = vector.reduction <add>, %16 : vector<8xi32> into i32
  %18 = vector.extract %1[1] : vector<8xi32> from vector<4x8xi32>
  %19 = arith.muli %18, %6 : vector<8xi32>
  %20 = vector.reduction <add>, %19 : vector<8xi32> into i32
  %21 = arith.muli %18, %9 : vector<8xi32>
  %22 = vector.reduction <add>, %21 : vector<8xi32> into i32
  %23 = arith.muli %18, %12 : vector<8xi32>
  %24 = vector.reduction <add>, %23 : vector<8xi32> into i32
  %25 = arith.muli %18, %15 : vector<8xi32>
  %26 = vector.reduction <add>, %25 : vector<8xi32> into i32
  %27 = vector.extract %1[2] : vector<8xi32> from vector<4x8xi32>
  %28 = arith.muli %27, %6 : vector<8xi32>
  %29 = vector.reduction <add>, %28 : vector<8xi32> into i32
  %30 = arith.muli %27, %9 : vector<8xi32>
  %31 = vector.reduction <add>, %30 : vector<8xi32> into i32
  %32 = arith.muli %27, %12 : vector<8xi32>
  %33 = vector.reduction <add>, %32 : vector<8xi32> into i32
  %34 = arith.muli %27, %15 : vector<8xi32>
  %35 = vector.reduction <add>, %34 : vector<8xi32> into i32
  %36 = vector.extract %1[3] : vector<8xi32> from vector<4x8xi32>
  %37 = arith.muli %36, %6 : vector<8xi32>
  %38 = vector.reduction <add>, %37 : vector<8xi32> into i32
  %39 = arith.muli %36, %9 : vector<8xi32>
  %40 = vector.reduction <add>, %39 : vector<8xi32> into i32
  %41 = arith.muli %36, %12 : vector<8xi32>
  %42 = vector.reduction <add>, %41 : vector<8xi32> into i32
  %43 = arith.muli %36, %15 : vector<8xi32>
  %44 = vector.reduction <add>, %43 : vector<8xi32> into i32
  %45 = vector.from_elements %8, %11, %14, %17, %20, %22, %24, %26, %29, %31, %33, %35, %38, %40, %42, %44 : vector<4x4xi32>
  %46 = arith.addi %45, %3 : vector<4x4xi32>
  vector.transfer_write %46, %arg2[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xi32>, memref<4x4xi32>
  return
}
// expect: equivalent bitwise
