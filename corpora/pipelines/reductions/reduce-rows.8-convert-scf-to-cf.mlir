module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<5x6xf32, strided<[?, ?], offset: ?>>) -> memref<5xf32> {
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = ub.poison : vector<6xf32>
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %1 = ub.poison : vector<5x6xf32>
    %cst = arith.constant dense<0.000000e+00> : vector<5xf32>
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
    cf.br ^bb1(%c0, %0 : index, vector<6xf32>)
  ^bb1(%2: index, %3: vector<6xf32>):  // 2 preds: ^bb0, ^bb2
    %4 = arith.cmpi slt, %2, %c6 : index
    cf.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = memref.load %arg0[%c0, %2] : memref<5x6xf32, strided<[?, ?], offset: ?>>
    %6 = vector.insert %5, %3 [%2] : f32 into vector<6xf32>
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb1(%7, %6 : index, vector<6xf32>)
  ^bb3:  // pred: ^bb1
    %8 = vector.insert %3, %1 [0] : vector<6xf32> into vector<5x6xf32>
    cf.br ^bb4(%c0, %0 : index, vector<6xf32>)
  ^bb4(%9: index, %10: vector<6xf32>):  // 2 preds: ^bb3, ^bb5
    %11 = arith.cmpi slt, %9, %c6 : index
    cf.cond_br %11, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %12 = memref.load %arg0[%c1, %9] : memref<5x6xf32, strided<[?, ?], offset: ?>>
    %13 = vector.insert %12, %10 [%9] : f32 into vector<6xf32>
    %14 = arith.addi %9, %c1 : index
    cf.br ^bb4(%14, %13 : index, vector<6xf32>)
  ^bb6:  // pred: ^bb4
    %15 = vector.insert %10, %8 [1] : vector<6xf32> into vector<5x6xf32>
    cf.br ^bb7(%c0, %0 : index, vector<6xf32>)
  ^bb7(%16: index, %17: vector<6xf32>):  // 2 preds: ^bb6, ^bb8
    %18 = arith.cmpi slt, %16, %c6 : index
    cf.cond_br %18, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %19 = memref.load %arg0[%c2, %16] : memref<5x6xf32, strided<[?, ?], offset: ?>>
    %20 = vector.insert %19, %17 [%16] : f32 into vector<6xf32>
    %21 = arith.addi %16, %c1 : index
    cf.br ^bb7(%21, %20 : index, vector<6xf32>)
  ^bb9:  // pred: ^bb7
    %22 = vector.insert %17, %15 [2] : vector<6xf32> into vector<5x6xf32>
    cf.br ^bb10(%c0, %0 : index, vector<6xf32>)
  ^bb10(%23: index, %24: vector<6xf32>):  // 2 preds: ^bb9, ^bb11
    %25 = arith.cmpi slt, %23, %c6 : index
    cf.cond_br %25, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %26 = memref.load %arg0[%c3, %23] : memref<5x6xf32, strided<[?, ?], offset: ?>>
    %27 = vector.insert %26, %24 [%23] : f32 into vector<6xf32>
    %28 = arith.addi %23, %c1 : index
    cf.br ^bb10(%28, %27 : index, vector<6xf32>)
  ^bb12:  // pred: ^bb10
    %29 = vector.insert %24, %22 [3] : vector<6xf32> into vector<5x6xf32>
    cf.br ^bb13(%c0, %0 : index, vector<6xf32>)
  ^bb13(%30: index, %31: vector<6xf32>):  // 2 preds: ^bb12, ^bb14
    %32 = arith.cmpi slt, %30, %c6 : index
    cf.cond_br %32, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %33 = memref.load %arg0[%c4, %30] : memref<5x6xf32, strided<[?, ?], offset: ?>>
    %34 = vector.insert %33, %31 [%30] : f32 into vector<6xf32>
    %35 = arith.addi %30, %c1 : index
    cf.br ^bb13(%35, %34 : index, vector<6xf32>)
  ^bb15:  // pred: ^bb13
    %36 = vector.insert %31, %29 [4] : vector<6xf32> into vector<5x6xf32>
    %37 = vector.transpose %36, [1, 0] : vector<5x6xf32> to vector<6x5xf32>
    %38 = vector.extract %37[0] : vector<5xf32> from vector<6x5xf32>
    %39 = arith.addf %38, %cst : vector<5xf32>
    %40 = vector.extract %37[1] : vector<5xf32> from vector<6x5xf32>
    %41 = arith.addf %40, %39 : vector<5xf32>
    %42 = vector.extract %37[2] : vector<5xf32> from vector<6x5xf32>
    %43 = arith.addf %42, %41 : vector<5xf32>
    %44 = vector.extract %37[3] : vector<5xf32> from vector<6x5xf32>
    %45 = arith.addf %44, %43 : vector<5xf32>
    %46 = vector.extract %37[4] : vector<5xf32> from vector<6x5xf32>
    %47 = arith.addf %46, %45 : vector<5xf32>
    %48 = vector.extract %37[5] : vector<5xf32> from vector<6x5xf32>
    %49 = arith.addf %48, %47 : vector<5xf32>
    vector.transfer_write %49, %alloc[%c0] {in_bounds = [true]} : vector<5xf32>, memref<5xf32>
    return %alloc : memref<5xf32>
  }
}
