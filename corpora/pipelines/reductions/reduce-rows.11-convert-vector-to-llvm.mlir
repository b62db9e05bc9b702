module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<5x6xf32, strided<[?, ?], offset: ?>>) -> memref<5xf32> {
    %0 = ub.poison : vector<6x5xf32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<6x5xf32> to !llvm.array<6 x vector<5xf32>>
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %2 = ub.poison : vector<6xf32>
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant dense<0.000000e+00> : vector<5xf32>
    %c0 = arith.constant 0 : index
    %3 = builtin.unrealized_conversion_cast %c0 : index to i64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
    %4 = builtin.unrealized_conversion_cast %alloc : memref<5xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    cf.br ^bb1(%c0, %2 : index, vector<6xf32>)
  ^bb1(%5: index, %6: vector<6xf32>):  // 2 preds: ^bb0, ^bb2
    %7 = builtin.unrealized_conversion_cast %5 : index to i64
    %8 = arith.cmpi slt, %5, %c6 : index
    cf.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %9 = memref.load %arg0[%c0, %5] : memref<5x6xf32, strided<[?, ?], offset: ?>>
    %10 = llvm.insertelement %9, %6[%7 : i64] : vector<6xf32>
    %11 = arith.addi %5, %c1 : index
    cf.br ^bb1(%11, %10 : index, vector<6xf32>)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%c0, %2 : index, vector<6xf32>)
  ^bb4(%12: index, %13: vector<6xf32>):  // 2 preds: ^bb3, ^bb5
    %14 = builtin.unrealized_conversion_cast %12 : index to i64
    %15 = arith.cmpi slt, %12, %c6 : index
    cf.cond_br %15, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %16 = memref.load %arg0[%c1, %12] : memref<5x6xf32, strided<[?, ?], offset: ?>>
    %17 = llvm.insertelement %16, %13[%14 : i64] : vector<6xf32>
    %18 = arith.addi %12, %c1 : index
    cf.br ^bb4(%18, %17 : index, vector<6xf32>)
  ^bb6:  // pred: ^bb4
    cf.br ^bb7(%c0, %2 : index, vector<6xf32>)
  ^bb7(%19: index, %20: vector<6xf32>):  // 2 preds: ^bb6, ^bb8
    %21 = builtin.unrealized_conversion_cast %19 : index to i64
    %22 = arith.cmpi slt, %19, %c6 : index
    cf.cond_br %22, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %23 = memref.load %arg0[%c2, %19] : memref<5x6xf32, strided<[?, ?], offset: ?>>
    %24 = llvm.insertelement %23, %20[%21 : i64] : vector<6xf32>
    %25 = arith.addi %19, %c1 : index
    cf.br ^bb7(%25, %24 : index, vector<6xf32>)
  ^bb9:  // pred: ^bb7
    cf.br ^bb10(%c0, %2 : index, vector<6xf32>)
  ^bb10(%26: index, %27: vector<6xf32>):  // 2 preds: ^bb9, ^bb11
    %28 = builtin.unrealized_conversion_cast %26 : index to i64
    %29 = arith.cmpi slt, %26, %c6 : index
    cf.cond_br %29, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %30 = memref.load %arg0[%c3, %26] : memref<5x6xf32, strided<[?, ?], offset: ?>>
    %31 = llvm.insertelement %30, %27[%28 : i64] : vector<6xf32>
    %32 = arith.addi %26, %c1 : index
    cf.br ^bb10(%32, %31 : index, vector<6xf32>)
  ^bb12:  // pred: ^bb10
    cf.br ^bb13(%c0, %2 : index, vector<6xf32>)
  ^bb13(%33: index, %34: vector<6xf32>):  // 2 preds: ^bb12, ^bb14
    %35 = builtin.unrealized_conversion_cast %33 : index to i64
    %36 = arith.cmpi slt, %33, %c6 : index
    cf.cond_br %36, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %37 = memref.load %arg0[%c4, %33] : memref<5x6xf32, strided<[?, ?], offset: ?>>
    %38 = llvm.insertelement %37, %34[%35 : i64] : vector<6xf32>
    %39 = arith.addi %33, %c1 : index
    cf.br ^bb13(%39, %38 : index, vector<6xf32>)
  ^bb15:  // pred: ^bb13
    %40 = llvm.mlir.constant(0 : i64) : i64
    %41 = llvm.extractelement %6[%40 : i64] : vector<6xf32>
    %42 = llvm.extractvalue %1[0] : !llvm.array<6 x vector<5xf32>> 
    %43 = llvm.mlir.constant(0 : i64) : i64
    %44 = llvm.insertelement %41, %42[%43 : i64] : vector<5xf32>
    %45 = llvm.insertvalue %44, %1[0] : !llvm.array<6 x vector<5xf32>> 
    %46 = llvm.mlir.constant(1 : i64) : i64
    %47 = llvm.extractelement %6[%46 : i64] : vector<6xf32>
    %48 = llvm.extractvalue %45[1] : !llvm.array<6 x vector<5xf32>> 
    %49 = llvm.mlir.constant(0 : i64) : i64
    %50 = llvm.insertelement %47, %48[%49 : i64] : vector<5xf32>
    %51 = llvm.insertvalue %50, %45[1] : !llvm.array<6 x vector<5xf32>> 
    %52 = llvm.mlir.constant(2 : i64) : i64
    %53 = llvm.extractelement %6[%52 : i64] : vector<6xf32>
    %54 = llvm.extractvalue %51[2] : !llvm.array<6 x vector<5xf32>> 
    %55 = llvm.mlir.constant(0 : i64) : i64
    %56 = llvm.insertelement %53, %54[%55 : i64] : vector<5xf32>
    %57 = llvm.insertvalue %56, %51[2] : !llvm.array<6 x vector<5xf32>> 
    %58 = llvm.mlir.constant(3 : i64) : i64
    %59 = llvm.extractelement %6[%58 : i64] : vector<6xf32>
    %60 = llvm.extractvalue %57[3] : !llvm.array<6 x vector<5xf32>> 
    %61 = llvm.mlir.constant(0 : i64) : i64
    %62 = llvm.insertelement %59, %60[%61 : i64] : vector<5xf32>
    %63 = llvm.insertvalue %62, %57[3] : !llvm.array<6 x vector<5xf32>> 
    %64 = llvm.mlir.constant(4 : i64) : i64
    %65 = llvm.extractelement %6[%64 : i64] : vector<6xf32>
    %66 = llvm.extractvalue %63[4] : !llvm.array<6 x vector<5xf32>> 
    %67 = llvm.mlir.constant(0 : i64) : i64
    %68 = llvm.insertelement %65, %66[%67 : i64] : vector<5xf32>
    %69 = llvm.insertvalue %68, %63[4] : !llvm.array<6 x vector<5xf32>> 
    %70 = llvm.mlir.constant(5 : i64) : i64
    %71 = llvm.extractelement %6[%70 : i64] : vector<6xf32>
    %72 = llvm.extractvalue %69[5] : !llvm.array<6 x vector<5xf32>> 
    %73 = llvm.mlir.constant(0 : i64) : i64
    %74 = llvm.insertelement %71, %72[%73 : i64] : vector<5xf32>
    %75 = llvm.insertvalue %74, %69[5] : !llvm.array<6 x vector<5xf32>> 
    %76 = llvm.mlir.constant(0 : i64) : i64
    %77 = llvm.extractelement %13[%76 : i64] : vector<6xf32>
    %78 = llvm.extractvalue %75[0] : !llvm.array<6 x vector<5xf32>> 
    %79 = llvm.mlir.constant(1 : i64) : i64
    %80 = llvm.insertelement %77, %78[%79 : i64] : vector<5xf32>
    %81 = llvm.insertvalue %80, %75[0] : !llvm.array<6 x vector<5xf32>> 
    %82 = llvm.mlir.constant(1 : i64) : i64
    %83 = llvm.extractelement %13[%82 : i64] : vector<6xf32>
    %84 = llvm.extractvalue %81[1] : !llvm.array<6 x vector<5xf32>> 
    %85 = llvm.mlir.constant(1 : i64) : i64
    %86 = llvm.insertelement %83, %84[%85 : i64] : vector<5xf32>
    %87 = llvm.insertvalue %86, %81[1] : !llvm.array<6 x vector<5xf32>> 
    %88 = llvm.mlir.constant(2 : i64) : i64
    %89 = llvm.extractelement %13[%88 : i64] : vector<6xf32>
    %90 = llvm.extractvalue %87[2] : !llvm.array<6 x vector<5xf32>> 
    %91 = llvm.mlir.constant(1 : i64) : i64
    %92 = llvm.insertelement %89, %90[%91 : i64] : vector<5xf32>
    %93 = llvm.insertvalue %92, %87[2] : !llvm.array<6 x vector<5xf32>> 
    %94 = llvm.mlir.constant(3 : i64) : i64
    %95 = llvm.extractelement %13[%94 : i64] : vector<6xf32>
    %96 = llvm.extractvalue %93[3] : !llvm.array<6 x vector<5xf32>> 
    %97 = llvm.mlir.constant(1 : i64) : i64
    %98 = llvm.insertelement %95, %96[%97 : i64] : vector<5xf32>
    %99 = llvm.insertvalue %98, %93[3] : !llvm.array<6 x vector<5xf32>> 
    %100 = llvm.mlir.constant(4 : i64) : i64
    %101 = llvm.extractelement %13[%100 : i64] : vector<6xf32>
    %102 = llvm.extractvalue %99[4] : !llvm.array<6 x vector<5xf32>> 
    %103 = llvm.mlir.constant(1 : i64) : i64
    %104 = llvm.insertelement %101, %102[%103 : i64] : vector<5xf32>
    %105 = llvm.insertvalue %104, %99[4] : !llvm.array<6 x vector<5xf32>> 
    %106 = llvm.mlir.constant(5 : i64) : i64
    %107 = llvm.extractelement %13[%106 : i64] : vector<6xf32>
    %108 = llvm.extractvalue %105[5] : !llvm.array<6 x vector<5xf32>> 
    %109 = llvm.mlir.constant(1 : i64) : i64
    %110 = llvm.insertelement %107, %108[%109 : i64] : vector<5xf32>
    %111 = llvm.insertvalue %110, %105[5] : !llvm.array<6 x vector<5xf32>> 
    %112 = llvm.mlir.constant(0 : i64) : i64
    %113 = llvm.extractelement %20[%112 : i64] : vector<6xf32>
    %114 = llvm.extractvalue %111[0] : !llvm.array<6 x vector<5xf32>> 
    %115 = llvm.mlir.constant(2 : i64) : i64
    %116 = llvm.insertelement %113, %114[%115 : i64] : vector<5xf32>
    %117 = llvm.insertvalue %116, %111[0] : !llvm.array<6 x vector<5xf32>> 
    %118 = llvm.mlir.constant(1 : i64) : i64
    %119 = llvm.extractelement %20[%118 : i64] : vector<6xf32>
    %120 = llvm.extractvalue %117[1] : !llvm.array<6 x vector<5xf32>> 
    %121 = llvm.mlir.constant(2 : i64) : i64
    %122 = llvm.insertelement %119, %120[%121 : i64] : vector<5xf32>
    %123 = llvm.insertvalue %122, %117[1] : !llvm.array<6 x vector<5xf32>> 
    %124 = llvm.mlir.constant(2 : i64) : i64
    %125 = llvm.extractelement %20[%124 : i64] : vector<6xf32>
    %126 = llvm.extractvalue %123[2] : !llvm.array<6 x vector<5xf32>> 
    %127 = llvm.mlir.constant(2 : i64) : i64
    %128 = llvm.insertelement %125, %126[%127 : i64] : vector<5xf32>
    %129 = llvm.insertvalue %128, %123[2] : !llvm.array<6 x vector<5xf32>> 
    %130 = llvm.mlir.constant(3 : i64) : i64
    %131 = llvm.extractelement %20[%130 : i64] : vector<6xf32>
    %132 = llvm.extractvalue %129[3] : !llvm.array<6 x vector<5xf32>> 
    %133 = llvm.mlir.constant(2 : i64) : i64
    %134 = llvm.insertelement %131, %132[%133 : i64] : vector<5xf32>
    %135 = llvm.insertvalue %134, %129[3] : !llvm.array<6 x vector<5xf32>> 
    %136 = llvm.mlir.constant(4 : i64) : i64
    %137 = llvm.extractelement %20[%136 : i64] : vector<6xf32>
    %138 = llvm.extractvalue %135[4] : !llvm.array<6 x vector<5xf32>> 
    %139 = llvm.mlir.constant(2 : i64) : i64
    %140 = llvm.insertelement %137, %138[%139 : i64] : vector<5xf32>
    %141 = llvm.insertvalue %140, %135[4] : !llvm.array<6 x vector<5xf32>> 
    %142 = llvm.mlir.constant(5 : i64) : i64
    %143 = llvm.extractelement %20[%142 : i64] : vector<6xf32>
    %144 = llvm.extractvalue %141[5] : !llvm.array<6 x vector<5xf32>> 
    %145 = llvm.mlir.constant(2 : i64) : i64
    %146 = llvm.insertelement %143, %144[%145 : i64] : vector<5xf32>
    %147 = llvm.insertvalue %146, %141[5] : !llvm.array<6 x vector<5xf32>> 
    %148 = llvm.mlir.constant(0 : i64) : i64
    %149 = llvm.extractelement %27[%148 : i64] : vector<6xf32>
    %150 = llvm.extractvalue %147[0] : !llvm.array<6 x vector<5xf32>> 
    %151 = llvm.mlir.constant(3 : i64) : i64
    %152 = llvm.insertelement %149, %150[%151 : i64] : vector<5xf32>
    %153 = llvm.insertvalue %152, %147[0] : !llvm.array<6 x vector<5xf32>> 
    %154 = llvm.mlir.constant(1 : i64) : i64
    %155 = llvm.extractelement %27[%154 : i64] : vector<6xf32>
    %156 = llvm.extractvalue %153[1] : !llvm.array<6 x vector<5xf32>> 
    %157 = llvm.mlir.constant(3 : i64) : i64
    %158 = llvm.insertelement %155, %156[%157 : i64] : vector<5xf32>
    %159 = llvm.insertvalue %158, %153[1] : !llvm.array<6 x vector<5xf32>> 
    %160 = llvm.mlir.constant(2 : i64) : i64
    %161 = llvm.extractelement %27[%160 : i64] : vector<6xf32>
    %162 = llvm.extractvalue %159[2] : !llvm.array<6 x vector<5xf32>> 
    %163 = llvm.mlir.constant(3 : i64) : i64
    %164 = llvm.insertelement %161, %162[%163 : i64] : vector<5xf32>
    %165 = llvm.insertvalue %164, %159[2] : !llvm.array<6 x vector<5xf32>> 
    %166 = llvm.mlir.constant(3 : i64) : i64
    %167 = llvm.extractelement %27[%166 : i64] : vector<6xf32>
    %168 = llvm.extractvalue %165[3] : !llvm.array<6 x vector<5xf32>> 
    %169 = llvm.mlir.constant(3 : i64) : i64
    %170 = llvm.insertelement %167, %168[%169 : i64] : vector<5xf32>
    %171 = llvm.insertvalue %170, %165[3] : !llvm.array<6 x vector<5xf32>> 
    %172 = llvm.mlir.constant(4 : i64) : i64
    %173 = llvm.extractelement %27[%172 : i64] : vector<6xf32>
    %174 = llvm.extractvalue %171[4] : !llvm.array<6 x vector<5xf32>> 
    %175 = llvm.mlir.constant(3 : i64) : i64
    %176 = llvm.insertelement %173, %174[%175 : i64] : vector<5xf32>
    %177 = llvm.insertvalue %176, %171[4] : !llvm.array<6 x vector<5xf32>> 
    %178 = llvm.mlir.constant(5 : i64) : i64
    %179 = llvm.extractelement %27[%178 : i64] : vector<6xf32>
    %180 = llvm.extractvalue %177[5] : !llvm.array<6 x vector<5xf32>> 
    %181 = llvm.mlir.constant(3 : i64) : i64
    %182 = llvm.insertelement %179, %180[%181 : i64] : vector<5xf32>
    %183 = llvm.insertvalue %182, %177[5] : !llvm.array<6 x vector<5xf32>> 
    %184 = llvm.mlir.constant(0 : i64) : i64
    %185 = llvm.extractelement %34[%184 : i64] : vector<6xf32>
    %186 = llvm.extractvalue %183[0] : !llvm.array<6 x vector<5xf32>> 
    %187 = llvm.mlir.constant(4 : i64) : i64
    %188 = llvm.insertelement %185, %186[%187 : i64] : vector<5xf32>
    %189 = llvm.insertvalue %188, %183[0] : !llvm.array<6 x vector<5xf32>> 
    %190 = llvm.mlir.constant(1 : i64) : i64
    %191 = llvm.extractelement %34[%190 : i64] : vector<6xf32>
    %192 = llvm.extractvalue %189[1] : !llvm.array<6 x vector<5xf32>> 
    %193 = llvm.mlir.constant(4 : i64) : i64
    %194 = llvm.insertelement %191, %192[%193 : i64] : vector<5xf32>
    %195 = llvm.insertvalue %194, %189[1] : !llvm.array<6 x vector<5xf32>> 
    %196 = llvm.mlir.constant(2 : i64) : i64
    %197 = llvm.extractelement %34[%196 : i64] : vector<6xf32>
    %198 = llvm.extractvalue %195[2] : !llvm.array<6 x vector<5xf32>> 
    %199 = llvm.mlir.constant(4 : i64) : i64
    %200 = llvm.insertelement %197, %198[%199 : i64] : vector<5xf32>
    %201 = llvm.insertvalue %200, %195[2] : !llvm.array<6 x vector<5xf32>> 
    %202 = llvm.mlir.constant(3 : i64) : i64
    %203 = llvm.extractelement %34[%202 : i64] : vector<6xf32>
    %204 = llvm.extractvalue %201[3] : !llvm.array<6 x vector<5xf32>> 
    %205 = llvm.mlir.constant(4 : i64) : i64
    %206 = llvm.insertelement %203, %204[%205 : i64] : vector<5xf32>
    %207 = llvm.insertvalue %206, %201[3] : !llvm.array<6 x vector<5xf32>> 
    %208 = llvm.mlir.constant(4 : i64) : i64
    %209 = llvm.extractelement %34[%208 : i64] : vector<6xf32>
    %210 = llvm.extractvalue %207[4] : !llvm.array<6 x vector<5xf32>> 
    %211 = llvm.mlir.constant(4 : i64) : i64
    %212 = llvm.insertelement %209, %210[%211 : i64] : vector<5xf32>
    %213 = llvm.insertvalue %212, %207[4] : !llvm.array<6 x vector<5xf32>> 
    %214 = llvm.mlir.constant(5 : i64) : i64
    %215 = llvm.extractelement %34[%214 : i64] : vector<6xf32>
    %216 = llvm.extractvalue %213[5] : !llvm.array<6 x vector<5xf32>> 
    %217 = llvm.mlir.constant(4 : i64) : i64
    %218 = llvm.insertelement %215, %216[%217 : i64] : vector<5xf32>
    %219 = llvm.insertvalue %218, %213[5] : !llvm.array<6 x vector<5xf32>> 
    %220 = llvm.extractvalue %219[0] : !llvm.array<6 x vector<5xf32>> 
    %221 = arith.addf %220, %cst : vector<5xf32>
    %222 = llvm.extractvalue %219[1] : !llvm.array<6 x vector<5xf32>> 
    %223 = arith.addf %222, %221 : vector<5xf32>
    %224 = llvm.extractvalue %219[2] : !llvm.array<6 x vector<5xf32>> 
    %225 = arith.addf %224, %223 : vector<5xf32>
    %226 = llvm.extractvalue %219[3] : !llvm.array<6 x vector<5xf32>> 
    %227 = arith.addf %226, %225 : vector<5xf32>
    %228 = llvm.extractvalue %219[4] : !llvm.array<6 x vector<5xf32>> 
    %229 = arith.addf %228, %227 : vector<5xf32>
    %230 = llvm.extractvalue %219[5] : !llvm.array<6 x vector<5xf32>> 
    %231 = arith.addf %230, %229 : vector<5xf32>
    %232 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %233 = llvm.getelementptr %232[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %231, %233 {alignment = 4 : i64} : vector<5xf32>, !llvm.ptr
    return %alloc : memref<5xf32>
  }
}
