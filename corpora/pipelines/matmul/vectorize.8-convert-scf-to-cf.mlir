module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<3x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<4x3xf32, strided<[?, ?], offset: ?>>) -> memref<3x3xf32> {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = ub.poison : vector<4xf32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %1 = ub.poison : vector<4x4xf32>
    %2 = ub.poison : f32
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x3xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%3: index):  // 2 preds: ^bb0, ^bb5
    %4 = arith.cmpi slt, %3, %c3 : index
    cf.cond_br %4, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%5: index):  // 2 preds: ^bb2, ^bb4
    %6 = arith.cmpi slt, %5, %c3 : index
    cf.cond_br %6, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    memref.store %cst, %alloc[%3, %5] : memref<3x3xf32>
    %7 = arith.addi %5, %c1 : index
    cf.br ^bb3(%7 : index)
  ^bb5:  // pred: ^bb3
    %8 = arith.addi %3, %c1 : index
    cf.br ^bb1(%8 : index)
  ^bb6:  // pred: ^bb1
    %9 = vector.constant_mask [3, 4] : vector<4x4xi1>
    %10 = vector.extract %9[0] : vector<4xi1> from vector<4x4xi1>
    cf.br ^bb7(%c0, %0 : index, vector<4xf32>)
  ^bb7(%11: index, %12: vector<4xf32>):  // 2 preds: ^bb6, ^bb12
    %13 = arith.cmpi slt, %11, %c4 : index
    cf.cond_br %13, ^bb8, ^bb13
  ^bb8:  // pred: ^bb7
    %14 = vector.extract %10[%11] : i1 from vector<4xi1>
    cf.cond_br %14, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %15 = memref.load %arg0[%c0, %11] : memref<3x4xf32, strided<[?, ?], offset: ?>>
    %16 = vector.insert %15, %12 [%11] : f32 into vector<4xf32>
    cf.br ^bb11(%16 : vector<4xf32>)
  ^bb10:  // pred: ^bb8
    cf.br ^bb11(%12 : vector<4xf32>)
  ^bb11(%17: vector<4xf32>):  // 2 preds: ^bb9, ^bb10
    cf.br ^bb12
  ^bb12:  // pred: ^bb11
    %18 = arith.addi %11, %c1 : index
    cf.br ^bb7(%18, %17 : index, vector<4xf32>)
  ^bb13:  // pred: ^bb7
    %19 = vector.insert %12, %1 [0] : vector<4xf32> into vector<4x4xf32>
    %20 = vector.extract %9[1] : vector<4xi1> from vector<4x4xi1>
    cf.br ^bb14(%c0, %0 : index, vector<4xf32>)
  ^bb14(%21: index, %22: vector<4xf32>):  // 2 preds: ^bb13, ^bb19
    %23 = arith.cmpi slt, %21, %c4 : index
    cf.cond_br %23, ^bb15, ^bb20
  ^bb15:  // pred: ^bb14
    %24 = vector.extract %20[%21] : i1 from vector<4xi1>
    cf.cond_br %24, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %25 = memref.load %arg0[%c1, %21] : memref<3x4xf32, strided<[?, ?], offset: ?>>
    %26 = vector.insert %25, %22 [%21] : f32 into vector<4xf32>
    cf.br ^bb18(%26 : vector<4xf32>)
  ^bb17:  // pred: ^bb15
    cf.br ^bb18(%22 : vector<4xf32>)
  ^bb18(%27: vector<4xf32>):  // 2 preds: ^bb16, ^bb17
    cf.br ^bb19
  ^bb19:  // pred: ^bb18
    %28 = arith.addi %21, %c1 : index
    cf.br ^bb14(%28, %27 : index, vector<4xf32>)
  ^bb20:  // pred: ^bb14
    %29 = vector.insert %22, %19 [1] : vector<4xf32> into vector<4x4xf32>
    %30 = vector.extract %9[2] : vector<4xi1> from vector<4x4xi1>
    cf.br ^bb21(%c0, %0 : index, vector<4xf32>)
  ^bb21(%31: index, %32: vector<4xf32>):  // 2 preds: ^bb20, ^bb26
    %33 = arith.cmpi slt, %31, %c4 : index
    cf.cond_br %33, ^bb22, ^bb27
  ^bb22:  // pred: ^bb21
    %34 = vector.extract %30[%31] : i1 from vector<4xi1>
    cf.cond_br %34, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %35 = memref.load %arg0[%c2, %31] : memref<3x4xf32, strided<[?, ?], offset: ?>>
    %36 = vector.insert %35, %32 [%31] : f32 into vector<4xf32>
    cf.br ^bb25(%36 : vector<4xf32>)
  ^bb24:  // pred: ^bb22
    cf.br ^bb25(%32 : vector<4xf32>)
  ^bb25(%37: vector<4xf32>):  // 2 preds: ^bb23, ^bb24
    cf.br ^bb26
  ^bb26:  // pred: ^bb25
    %38 = arith.addi %31, %c1 : index
    cf.br ^bb21(%38, %37 : index, vector<4xf32>)
  ^bb27:  // pred: ^bb21
    %39 = vector.insert %32, %29 [2] : vector<4xf32> into vector<4x4xf32>
    %40 = vector.extract %9[3] : vector<4xi1> from vector<4x4xi1>
    cf.br ^bb28(%c0, %0 : index, vector<4xf32>)
  ^bb28(%41: index, %42: vector<4xf32>):  // 2 preds: ^bb27, ^bb33
    %43 = arith.cmpi slt, %41, %c4 : index
    cf.cond_br %43, ^bb29, ^bb34
  ^bb29:  // pred: ^bb28
    %44 = vector.extract %40[%41] : i1 from vector<4xi1>
    cf.cond_br %44, ^bb30, ^bb31
  ^bb30:  // pred: ^bb29
    %45 = memref.load %arg0[%c3, %41] : memref<3x4xf32, strided<[?, ?], offset: ?>>
    %46 = vector.insert %45, %42 [%41] : f32 into vector<4xf32>
    cf.br ^bb32(%46 : vector<4xf32>)
  ^bb31:  // pred: ^bb29
    cf.br ^bb32(%42 : vector<4xf32>)
  ^bb32(%47: vector<4xf32>):  // 2 preds: ^bb30, ^bb31
    cf.br ^bb33
  ^bb33:  // pred: ^bb32
    %48 = arith.addi %41, %c1 : index
    cf.br ^bb28(%48, %47 : index, vector<4xf32>)
  ^bb34:  // pred: ^bb28
    %49 = vector.insert %42, %39 [3] : vector<4xf32> into vector<4x4xf32>
    %50 = vector.broadcast %49 : vector<4x4xf32> to vector<4x4x4xf32>
    %51 = vector.transpose %50, [1, 0, 2] : vector<4x4x4xf32> to vector<4x4x4xf32>
    %52 = vector.constant_mask [4, 3] : vector<4x4xi1>
    %53 = vector.extract %52[0] : vector<4xi1> from vector<4x4xi1>
    cf.br ^bb35(%c0, %0 : index, vector<4xf32>)
  ^bb35(%54: index, %55: vector<4xf32>):  // 2 preds: ^bb34, ^bb40
    %56 = arith.cmpi slt, %54, %c4 : index
    cf.cond_br %56, ^bb36, ^bb41
  ^bb36:  // pred: ^bb35
    %57 = vector.extract %53[%54] : i1 from vector<4xi1>
    cf.cond_br %57, ^bb37, ^bb38
  ^bb37:  // pred: ^bb36
    %58 = memref.load %arg1[%c0, %54] : memref<4x3xf32, strided<[?, ?], offset: ?>>
    %59 = vector.insert %58, %55 [%54] : f32 into vector<4xf32>
    cf.br ^bb39(%59 : vector<4xf32>)
  ^bb38:  // pred: ^bb36
    cf.br ^bb39(%55 : vector<4xf32>)
  ^bb39(%60: vector<4xf32>):  // 2 preds: ^bb37, ^bb38
    cf.br ^bb40
  ^bb40:  // pred: ^bb39
    %61 = arith.addi %54, %c1 : index
    cf.br ^bb35(%61, %60 : index, vector<4xf32>)
  ^bb41:  // pred: ^bb35
    %62 = vector.insert %55, %1 [0] : vector<4xf32> into vector<4x4xf32>
    %63 = vector.extract %52[1] : vector<4xi1> from vector<4x4xi1>
    cf.br ^bb42(%c0, %0 : index, vector<4xf32>)
  ^bb42(%64: index, %65: vector<4xf32>):  // 2 preds: ^bb41, ^bb47
    %66 = arith.cmpi slt, %64, %c4 : index
    cf.cond_br %66, ^bb43, ^bb48
  ^bb43:  // pred: ^bb42
    %67 = vector.extract %63[%64] : i1 from vector<4xi1>
    cf.cond_br %67, ^bb44, ^bb45
  ^bb44:  // pred: ^bb43
    %68 = memref.load %arg1[%c1, %64] : memref<4x3xf32, strided<[?, ?], offset: ?>>
    %69 = vector.insert %68, %65 [%64] : f32 into vector<4xf32>
    cf.br ^bb46(%69 : vector<4xf32>)
  ^bb45:  // pred: ^bb43
    cf.br ^bb46(%65 : vector<4xf32>)
  ^bb46(%70: vector<4xf32>):  // 2 preds: ^bb44, ^bb45
    cf.br ^bb47
  ^bb47:  // pred: ^bb46
    %71 = arith.addi %64, %c1 : index
    cf.br ^bb42(%71, %70 : index, vector<4xf32>)
  ^bb48:  // pred: ^bb42
    %72 = vector.insert %65, %62 [1] : vector<4xf32> into vector<4x4xf32>
    %73 = vector.extract %52[2] : vector<4xi1> from vector<4x4xi1>
    cf.br ^bb49(%c0, %0 : index, vector<4xf32>)
  ^bb49(%74: index, %75: vector<4xf32>):  // 2 preds: ^bb48, ^bb54
    %76 = arith.cmpi slt, %74, %c4 : index
    cf.cond_br %76, ^bb50, ^bb55
  ^bb50:  // pred: ^bb49
    %77 = vector.extract %73[%74] : i1 from vector<4xi1>
    cf.cond_br %77, ^bb51, ^bb52
  ^bb51:  // pred: ^bb50
    %78 = memref.load %arg1[%c2, %74] : memref<4x3xf32, strided<[?, ?], offset: ?>>
    %79 = vector.insert %78, %75 [%74] : f32 into vector<4xf32>
    cf.br ^bb53(%79 : vector<4xf32>)
  ^bb52:  // pred: ^bb50
    cf.br ^bb53(%75 : vector<4xf32>)
  ^bb53(%80: vector<4xf32>):  // 2 preds: ^bb51, ^bb52
    cf.br ^bb54
  ^bb54:  // pred: ^bb53
    %81 = arith.addi %74, %c1 : index
    cf.br ^bb49(%81, %80 : index, vector<4xf32>)
  ^bb55:  // pred: ^bb49
    %82 = vector.insert %75, %72 [2] : vector<4xf32> into vector<4x4xf32>
    %83 = vector.extract %52[3] : vector<4xi1> from vector<4x4xi1>
    cf.br ^bb56(%c0, %0 : index, vector<4xf32>)
  ^bb56(%84: index, %85: vector<4xf32>):  // 2 preds: ^bb55, ^bb61
    %86 = arith.cmpi slt, %84, %c4 : index
    cf.cond_br %86, ^bb57, ^bb62
  ^bb57:  // pred: ^bb56
    %87 = vector.extract %83[%84] : i1 from vector<4xi1>
    cf.cond_br %87, ^bb58, ^bb59
  ^bb58:  // pred: ^bb57
    %88 = memref.load %arg1[%c3, %84] : memref<4x3xf32, strided<[?, ?], offset: ?>>
    %89 = vector.insert %88, %85 [%84] : f32 into vector<4xf32>
    cf.br ^bb60(%89 : vector<4xf32>)
  ^bb59:  // pred: ^bb57
    cf.br ^bb60(%85 : vector<4xf32>)
  ^bb60(%90: vector<4xf32>):  // 2 preds: ^bb58, ^bb59
    cf.br ^bb61
  ^bb61:  // pred: ^bb60
    %91 = arith.addi %84, %c1 : index
    cf.br ^bb56(%91, %90 : index, vector<4xf32>)
  ^bb62:  // pred: ^bb56
    %92 = vector.insert %85, %82 [3] : vector<4xf32> into vector<4x4xf32>
    %93 = vector.broadcast %92 : vector<4x4xf32> to vector<4x4x4xf32>
    %94 = vector.transpose %93, [0, 2, 1] : vector<4x4x4xf32> to vector<4x4x4xf32>
    %95 = vector.constant_mask [3, 3] : vector<4x4xi1>
    %96 = vector.extract %95[0] : vector<4xi1> from vector<4x4xi1>
    %97 = vector.transfer_read %alloc[%c0, %c0], %2, %96 {in_bounds = [true]} : memref<3x3xf32>, vector<4xf32>
    %98 = vector.insert %97, %1 [0] : vector<4xf32> into vector<4x4xf32>
    %99 = vector.extract %95[1] : vector<4xi1> from vector<4x4xi1>
    %100 = vector.transfer_read %alloc[%c1, %c0], %2, %99 {in_bounds = [true]} : memref<3x3xf32>, vector<4xf32>
    %101 = vector.insert %100, %98 [1] : vector<4xf32> into vector<4x4xf32>
    %102 = vector.extract %95[2] : vector<4xi1> from vector<4x4xi1>
    %103 = vector.transfer_read %alloc[%c2, %c0], %2, %102 {in_bounds = [true]} : memref<3x3xf32>, vector<4xf32>
    %104 = vector.insert %103, %101 [2] : vector<4xf32> into vector<4x4xf32>
    %105 = vector.extract %95[3] : vector<4xi1> from vector<4x4xi1>
    %106 = vector.transfer_read %alloc[%c3, %c0], %2, %105 {in_bounds = [true]} : memref<3x3xf32>, vector<4xf32>
    %107 = vector.insert %106, %104 [3] : vector<4xf32> into vector<4x4xf32>
    %108 = arith.mulf %51, %94 : vector<4x4x4xf32>
    %109 = vector.constant_mask [3, 3, 4] : vector<4x4x4xi1>
    %110 = vector.transpose %109, [2, 0, 1] : vector<4x4x4xi1> to vector<4x4x4xi1>
    %111 = vector.transpose %108, [2, 0, 1] : vector<4x4x4xf32> to vector<4x4x4xf32>
    %112 = vector.shape_cast %110 : vector<4x4x4xi1> to vector<4x16xi1>
    %113 = vector.shape_cast %111 : vector<4x4x4xf32> to vector<4x16xf32>
    %114 = vector.shape_cast %107 : vector<4x4xf32> to vector<16xf32>
    %115 = vector.extract %113[0] : vector<16xf32> from vector<4x16xf32>
    %116 = vector.extract %112[0] : vector<16xi1> from vector<4x16xi1>
    %117 = arith.addf %115, %114 : vector<16xf32>
    %118 = arith.select %116, %117, %114 : vector<16xi1>, vector<16xf32>
    %119 = vector.extract %113[1] : vector<16xf32> from vector<4x16xf32>
    %120 = vector.extract %112[1] : vector<16xi1> from vector<4x16xi1>
    %121 = arith.addf %119, %118 : vector<16xf32>
    %122 = arith.select %120, %121, %118 : vector<16xi1>, vector<16xf32>
    %123 = vector.extract %113[2] : vector<16xf32> from vector<4x16xf32>
    %124 = vector.extract %112[2] : vector<16xi1> from vector<4x16xi1>
    %125 = arith.addf %123, %122 : vector<16xf32>
    %126 = arith.select %124, %125, %122 : vector<16xi1>, vector<16xf32>
    %127 = vector.extract %113[3] : vector<16xf32> from vector<4x16xf32>
    %128 = vector.extract %112[3] : vector<16xi1> from vector<4x16xi1>
    %129 = arith.addf %127, %126 : vector<16xf32>
    %130 = arith.select %128, %129, %126 : vector<16xi1>, vector<16xf32>
    %131 = vector.shape_cast %130 : vector<16xf32> to vector<4x4xf32>
    %132 = vector.extract %131[0] : vector<4xf32> from vector<4x4xf32>
    %133 = vector.extract %95[0] : vector<4xi1> from vector<4x4xi1>
    vector.transfer_write %132, %alloc[%c0, %c0], %133 {in_bounds = [true]} : vector<4xf32>, memref<3x3xf32>
    %134 = vector.extract %131[1] : vector<4xf32> from vector<4x4xf32>
    %135 = vector.extract %95[1] : vector<4xi1> from vector<4x4xi1>
    vector.transfer_write %134, %alloc[%c1, %c0], %135 {in_bounds = [true]} : vector<4xf32>, memref<3x3xf32>
    %136 = vector.extract %131[2] : vector<4xf32> from vector<4x4xf32>
    %137 = vector.extract %95[2] : vector<4xi1> from vector<4x4xi1>
    vector.transfer_write %136, %alloc[%c2, %c0], %137 {in_bounds = [true]} : vector<4xf32>, memref<3x3xf32>
    %138 = vector.extract %131[3] : vector<4xf32> from vector<4x4xf32>
    %139 = vector.extract %95[3] : vector<4xi1> from vector<4x4xi1>
    vector.transfer_write %138, %alloc[%c3, %c0], %139 {in_bounds = [true]} : vector<4xf32>, memref<3x3xf32>
    return %alloc : memref<3x3xf32>
  }
}
