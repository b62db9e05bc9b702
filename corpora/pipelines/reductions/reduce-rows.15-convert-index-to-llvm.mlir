module attributes {transform.with_named_sequence} {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<5x6xf32, strided<[?, ?], offset: ?>>) -> memref<5xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<5x6xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = ub.poison : vector<6x5xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<6x5xf32> to !llvm.array<6 x vector<5xf32>>
    %3 = llvm.mlir.constant(4 : index) : i64
    %4 = builtin.unrealized_conversion_cast %3 : i64 to index
    %5 = llvm.mlir.constant(3 : index) : i64
    %6 = builtin.unrealized_conversion_cast %5 : i64 to index
    %7 = llvm.mlir.constant(2 : index) : i64
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index
    %9 = ub.poison : vector<6xf32>
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = builtin.unrealized_conversion_cast %10 : i64 to index
    %12 = llvm.mlir.constant(6 : index) : i64
    %13 = llvm.mlir.constant(dense<0.000000e+00> : vector<5xf32>) : vector<5xf32>
    %14 = llvm.mlir.constant(0 : index) : i64
    %15 = builtin.unrealized_conversion_cast %14 : i64 to index
    %16 = llvm.mlir.constant(5 : index) : i64
    %17 = llvm.mlir.constant(1 : index) : i64
    %18 = llvm.mlir.zero : !llvm.ptr
    %19 = llvm.getelementptr %18[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.ptrtoint %19 : !llvm.ptr to i64
    %21 = llvm.mlir.constant(64 : index) : i64
    %22 = llvm.add %20, %21 : i64
    %23 = llvm.call @malloc(%22) : (i64) -> !llvm.ptr
    %24 = llvm.ptrtoint %23 : !llvm.ptr to i64
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.sub %21, %25 : i64
    %27 = llvm.add %24, %26 : i64
    %28 = llvm.urem %27, %21 : i64
    %29 = llvm.sub %27, %28 : i64
    %30 = llvm.inttoptr %29 : i64 to !llvm.ptr
    %31 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %32 = llvm.insertvalue %23, %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.insertvalue %30, %32[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.mlir.constant(0 : index) : i64
    %35 = llvm.insertvalue %34, %33[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.insertvalue %16, %35[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.insertvalue %17, %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %38 = builtin.unrealized_conversion_cast %37 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<5xf32>
    cf.br ^bb1(%15, %9 : index, vector<6xf32>)
  ^bb1(%39: index, %40: vector<6xf32>):  // 2 preds: ^bb0, ^bb2
    %41 = builtin.unrealized_conversion_cast %39 : index to i64
    %42 = builtin.unrealized_conversion_cast %39 : index to i64
    %43 = builtin.unrealized_conversion_cast %39 : index to i64
    %44 = llvm.icmp "slt" %41, %12 : i64
    cf.cond_br %44, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %45 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %46 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %47 = llvm.getelementptr %45[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.mul %14, %48 overflow<nsw> : i64
    %50 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %51 = llvm.mul %42, %50 overflow<nsw> : i64
    %52 = llvm.add %49, %51 overflow<nsw> : i64
    %53 = llvm.getelementptr inbounds %47[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 : !llvm.ptr -> f32
    %55 = llvm.insertelement %54, %40[%43 : i64] : vector<6xf32>
    %56 = llvm.add %41, %10 : i64
    %57 = builtin.unrealized_conversion_cast %56 : i64 to index
    cf.br ^bb1(%57, %55 : index, vector<6xf32>)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%15, %9 : index, vector<6xf32>)
  ^bb4(%58: index, %59: vector<6xf32>):  // 2 preds: ^bb3, ^bb5
    %60 = builtin.unrealized_conversion_cast %58 : index to i64
    %61 = builtin.unrealized_conversion_cast %58 : index to i64
    %62 = builtin.unrealized_conversion_cast %58 : index to i64
    %63 = llvm.icmp "slt" %60, %12 : i64
    cf.cond_br %63, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %64 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %65 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %66 = llvm.getelementptr %64[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %67 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %68 = llvm.mul %10, %67 overflow<nsw> : i64
    %69 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %70 = llvm.mul %61, %69 overflow<nsw> : i64
    %71 = llvm.add %68, %70 overflow<nsw> : i64
    %72 = llvm.getelementptr inbounds %66[%71] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %73 = llvm.load %72 : !llvm.ptr -> f32
    %74 = llvm.insertelement %73, %59[%62 : i64] : vector<6xf32>
    %75 = llvm.add %60, %10 : i64
    %76 = builtin.unrealized_conversion_cast %75 : i64 to index
    cf.br ^bb4(%76, %74 : index, vector<6xf32>)
  ^bb6:  // pred: ^bb4
    cf.br ^bb7(%15, %9 : index, vector<6xf32>)
  ^bb7(%77: index, %78: vector<6xf32>):  // 2 preds: ^bb6, ^bb8
    %79 = builtin.unrealized_conversion_cast %77 : index to i64
    %80 = builtin.unrealized_conversion_cast %77 : index to i64
    %81 = builtin.unrealized_conversion_cast %77 : index to i64
    %82 = llvm.icmp "slt" %79, %12 : i64
    cf.cond_br %82, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %83 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %84 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %85 = llvm.getelementptr %83[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %86 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %87 = llvm.mul %7, %86 overflow<nsw> : i64
    %88 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %89 = llvm.mul %80, %88 overflow<nsw> : i64
    %90 = llvm.add %87, %89 overflow<nsw> : i64
    %91 = llvm.getelementptr inbounds %85[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %92 = llvm.load %91 : !llvm.ptr -> f32
    %93 = llvm.insertelement %92, %78[%81 : i64] : vector<6xf32>
    %94 = llvm.add %79, %10 : i64
    %95 = builtin.unrealized_conversion_cast %94 : i64 to index
    cf.br ^bb7(%95, %93 : index, vector<6xf32>)
  ^bb9:  // pred: ^bb7
    cf.br ^bb10(%15, %9 : index, vector<6xf32>)
  ^bb10(%96: index, %97: vector<6xf32>):  // 2 preds: ^bb9, ^bb11
    %98 = builtin.unrealized_conversion_cast %96 : index to i64
    %99 = builtin.unrealized_conversion_cast %96 : index to i64
    %100 = builtin.unrealized_conversion_cast %96 : index to i64
    %101 = llvm.icmp "slt" %98, %12 : i64
    cf.cond_br %101, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %102 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %103 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %104 = llvm.getelementptr %102[%103] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %105 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %106 = llvm.mul %5, %105 overflow<nsw> : i64
    %107 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %108 = llvm.mul %99, %107 overflow<nsw> : i64
    %109 = llvm.add %106, %108 overflow<nsw> : i64
    %110 = llvm.getelementptr inbounds %104[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %111 = llvm.load %110 : !llvm.ptr -> f32
    %112 = llvm.insertelement %111, %97[%100 : i64] : vector<6xf32>
    %113 = llvm.add %98, %10 : i64
    %114 = builtin.unrealized_conversion_cast %113 : i64 to index
    cf.br ^bb10(%114, %112 : index, vector<6xf32>)
  ^bb12:  // pred: ^bb10
    cf.br ^bb13(%15, %9 : index, vector<6xf32>)
  ^bb13(%115: index, %116: vector<6xf32>):  // 2 preds: ^bb12, ^bb14
    %117 = builtin.unrealized_conversion_cast %115 : index to i64
    %118 = builtin.unrealized_conversion_cast %115 : index to i64
    %119 = builtin.unrealized_conversion_cast %115 : index to i64
    %120 = llvm.icmp "slt" %117, %12 : i64
    cf.cond_br %120, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %121 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %122 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %123 = llvm.getelementptr %121[%122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %124 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %125 = llvm.mul %3, %124 overflow<nsw> : i64
    %126 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %127 = llvm.mul %118, %126 overflow<nsw> : i64
    %128 = llvm.add %125, %127 overflow<nsw> : i64
    %129 = llvm.getelementptr inbounds %123[%128] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %130 = llvm.load %129 : !llvm.ptr -> f32
    %131 = llvm.insertelement %130, %116[%119 : i64] : vector<6xf32>
    %132 = llvm.add %117, %10 : i64
    %133 = builtin.unrealized_conversion_cast %132 : i64 to index
    cf.br ^bb13(%133, %131 : index, vector<6xf32>)
  ^bb15:  // pred: ^bb13
    %134 = llvm.mlir.constant(0 : i64) : i64
    %135 = llvm.extractelement %40[%134 : i64] : vector<6xf32>
    %136 = llvm.extractvalue %2[0] : !llvm.array<6 x vector<5xf32>> 
    %137 = llvm.mlir.constant(0 : i64) : i64
    %138 = llvm.insertelement %135, %136[%137 : i64] : vector<5xf32>
    %139 = llvm.insertvalue %138, %2[0] : !llvm.array<6 x vector<5xf32>> 
    %140 = llvm.mlir.constant(1 : i64) : i64
    %141 = llvm.extractelement %40[%140 : i64] : vector<6xf32>
    %142 = llvm.extractvalue %139[1] : !llvm.array<6 x vector<5xf32>> 
    %143 = llvm.mlir.constant(0 : i64) : i64
    %144 = llvm.insertelement %141, %142[%143 : i64] : vector<5xf32>
    %145 = llvm.insertvalue %144, %139[1] : !llvm.array<6 x vector<5xf32>> 
    %146 = llvm.mlir.constant(2 : i64) : i64
    %147 = llvm.extractelement %40[%146 : i64] : vector<6xf32>
    %148 = llvm.extractvalue %145[2] : !llvm.array<6 x vector<5xf32>> 
    %149 = llvm.mlir.constant(0 : i64) : i64
    %150 = llvm.insertelement %147, %148[%149 : i64] : vector<5xf32>
    %151 = llvm.insertvalue %150, %145[2] : !llvm.array<6 x vector<5xf32>> 
    %152 = llvm.mlir.constant(3 : i64) : i64
    %153 = llvm.extractelement %40[%152 : i64] : vector<6xf32>
    %154 = llvm.extractvalue %151[3] : !llvm.array<6 x vector<5xf32>> 
    %155 = llvm.mlir.constant(0 : i64) : i64
    %156 = llvm.insertelement %153, %154[%155 : i64] : vector<5xf32>
    %157 = llvm.insertvalue %156, %151[3] : !llvm.array<6 x vector<5xf32>> 
    %158 = llvm.mlir.constant(4 : i64) : i64
    %159 = llvm.extractelement %40[%158 : i64] : vector<6xf32>
    %160 = llvm.extractvalue %157[4] : !llvm.array<6 x vector<5xf32>> 
    %161 = llvm.mlir.constant(0 : i64) : i64
    %162 = llvm.insertelement %159, %160[%161 : i64] : vector<5xf32>
    %163 = llvm.insertvalue %162, %157[4] : !llvm.array<6 x vector<5xf32>> 
    %164 = llvm.mlir.constant(5 : i64) : i64
    %165 = llvm.extractelement %40[%164 : i64] : vector<6xf32>
    %166 = llvm.extractvalue %163[5] : !llvm.array<6 x vector<5xf32>> 
    %167 = llvm.mlir.constant(0 : i64) : i64
    %168 = llvm.insertelement %165, %166[%167 : i64] : vector<5xf32>
    %169 = llvm.insertvalue %168, %163[5] : !llvm.array<6 x vector<5xf32>> 
    %170 = llvm.mlir.constant(0 : i64) : i64
    %171 = llvm.extractelement %59[%170 : i64] : vector<6xf32>
    %172 = llvm.extractvalue %169[0] : !llvm.array<6 x vector<5xf32>> 
    %173 = llvm.mlir.constant(1 : i64) : i64
    %174 = llvm.insertelement %171, %172[%173 : i64] : vector<5xf32>
    %175 = llvm.insertvalue %174, %169[0] : !llvm.array<6 x vector<5xf32>> 
    %176 = llvm.mlir.constant(1 : i64) : i64
    %177 = llvm.extractelement %59[%176 : i64] : vector<6xf32>
    %178 = llvm.extractvalue %175[1] : !llvm.array<6 x vector<5xf32>> 
    %179 = llvm.mlir.constant(1 : i64) : i64
    %180 = llvm.insertelement %177, %178[%179 : i64] : vector<5xf32>
    %181 = llvm.insertvalue %180, %175[1] : !llvm.array<6 x vector<5xf32>> 
    %182 = llvm.mlir.constant(2 : i64) : i64
    %183 = llvm.extractelement %59[%182 : i64] : vector<6xf32>
    %184 = llvm.extractvalue %181[2] : !llvm.array<6 x vector<5xf32>> 
    %185 = llvm.mlir.constant(1 : i64) : i64
    %186 = llvm.insertelement %183, %184[%185 : i64] : vector<5xf32>
    %187 = llvm.insertvalue %186, %181[2] : !llvm.array<6 x vector<5xf32>> 
    %188 = llvm.mlir.constant(3 : i64) : i64
    %189 = llvm.extractelement %59[%188 : i64] : vector<6xf32>
    %190 = llvm.extractvalue %187[3] : !llvm.array<6 x vector<5xf32>> 
    %191 = llvm.mlir.constant(1 : i64) : i64
    %192 = llvm.insertelement %189, %190[%191 : i64] : vector<5xf32>
    %193 = llvm.insertvalue %192, %187[3] : !llvm.array<6 x vector<5xf32>> 
    %194 = llvm.mlir.constant(4 : i64) : i64
    %195 = llvm.extractelement %59[%194 : i64] : vector<6xf32>
    %196 = llvm.extractvalue %193[4] : !llvm.array<6 x vector<5xf32>> 
    %197 = llvm.mlir.constant(1 : i64) : i64
    %198 = llvm.insertelement %195, %196[%197 : i64] : vector<5xf32>
    %199 = llvm.insertvalue %198, %193[4] : !llvm.array<6 x vector<5xf32>> 
    %200 = llvm.mlir.constant(5 : i64) : i64
    %201 = llvm.extractelement %59[%200 : i64] : vector<6xf32>
    %202 = llvm.extractvalue %199[5] : !llvm.array<6 x vector<5xf32>> 
    %203 = llvm.mlir.constant(1 : i64) : i64
    %204 = llvm.insertelement %201, %202[%203 : i64] : vector<5xf32>
    %205 = llvm.insertvalue %204, %199[5] : !llvm.array<6 x vector<5xf32>> 
    %206 = llvm.mlir.constant(0 : i64) : i64
    %207 = llvm.extractelement %78[%206 : i64] : vector<6xf32>
    %208 = llvm.extractvalue %205[0] : !llvm.array<6 x vector<5xf32>> 
    %209 = llvm.mlir.constant(2 : i64) : i64
    %210 = llvm.insertelement %207, %208[%209 : i64] : vector<5xf32>
    %211 = llvm.insertvalue %210, %205[0] : !llvm.array<6 x vector<5xf32>> 
    %212 = llvm.mlir.constant(1 : i64) : i64
    %213 = llvm.extractelement %78[%212 : i64] : vector<6xf32>
    %214 = llvm.extractvalue %211[1] : !llvm.array<6 x vector<5xf32>> 
    %215 = llvm.mlir.constant(2 : i64) : i64
    %216 = llvm.insertelement %213, %214[%215 : i64] : vector<5xf32>
    %217 = llvm.insertvalue %216, %211[1] : !llvm.array<6 x vector<5xf32>> 
    %218 = llvm.mlir.constant(2 : i64) : i64
    %219 = llvm.extractelement %78[%218 : i64] : vector<6xf32>
    %220 = llvm.extractvalue %217[2] : !llvm.array<6 x vector<5xf32>> 
    %221 = llvm.mlir.constant(2 : i64) : i64
    %222 = llvm.insertelement %219, %220[%221 : i64] : vector<5xf32>
    %223 = llvm.insertvalue %222, %217[2] : !llvm.array<6 x vector<5xf32>> 
    %224 = llvm.mlir.constant(3 : i64) : i64
    %225 = llvm.extractelement %78[%224 : i64] : vector<6xf32>
    %226 = llvm.extractvalue %223[3] : !llvm.array<6 x vector<5xf32>> 
    %227 = llvm.mlir.constant(2 : i64) : i64
    %228 = llvm.insertelement %225, %226[%227 : i64] : vector<5xf32>
    %229 = llvm.insertvalue %228, %223[3] : !llvm.array<6 x vector<5xf32>> 
    %230 = llvm.mlir.constant(4 : i64) : i64
    %231 = llvm.extractelement %78[%230 : i64] : vector<6xf32>
    %232 = llvm.extractvalue %229[4] : !llvm.array<6 x vector<5xf32>> 
    %233 = llvm.mlir.constant(2 : i64) : i64
    %234 = llvm.insertelement %231, %232[%233 : i64] : vector<5xf32>
    %235 = llvm.insertvalue %234, %229[4] : !llvm.array<6 x vector<5xf32>> 
    %236 = llvm.mlir.constant(5 : i64) : i64
    %237 = llvm.extractelement %78[%236 : i64] : vector<6xf32>
    %238 = llvm.extractvalue %235[5] : !llvm.array<6 x vector<5xf32>> 
    %239 = llvm.mlir.constant(2 : i64) : i64
    %240 = llvm.insertelement %237, %238[%239 : i64] : vector<5xf32>
    %241 = llvm.insertvalue %240, %235[5] : !llvm.array<6 x vector<5xf32>> 
    %242 = llvm.mlir.constant(0 : i64) : i64
    %243 = llvm.extractelement %97[%242 : i64] : vector<6xf32>
    %244 = llvm.extractvalue %241[0] : !llvm.array<6 x vector<5xf32>> 
    %245 = llvm.mlir.constant(3 : i64) : i64
    %246 = llvm.insertelement %243, %244[%245 : i64] : vector<5xf32>
    %247 = llvm.insertvalue %246, %241[0] : !llvm.array<6 x vector<5xf32>> 
    %248 = llvm.mlir.constant(1 : i64) : i64
    %249 = llvm.extractelement %97[%248 : i64] : vector<6xf32>
    %250 = llvm.extractvalue %247[1] : !llvm.array<6 x vector<5xf32>> 
    %251 = llvm.mlir.constant(3 : i64) : i64
    %252 = llvm.insertelement %249, %250[%251 : i64] : vector<5xf32>
    %253 = llvm.insertvalue %252, %247[1] : !llvm.array<6 x vector<5xf32>> 
    %254 = llvm.mlir.constant(2 : i64) : i64
    %255 = llvm.extractelement %97[%254 : i64] : vector<6xf32>
    %256 = llvm.extractvalue %253[2] : !llvm.array<6 x vector<5xf32>> 
    %257 = llvm.mlir.constant(3 : i64) : i64
    %258 = llvm.insertelement %255, %256[%257 : i64] : vector<5xf32>
    %259 = llvm.insertvalue %258, %253[2] : !llvm.array<6 x vector<5xf32>> 
    %260 = llvm.mlir.constant(3 : i64) : i64
    %261 = llvm.extractelement %97[%260 : i64] : vector<6xf32>
    %262 = llvm.extractvalue %259[3] : !llvm.array<6 x vector<5xf32>> 
    %263 = llvm.mlir.constant(3 : i64) : i64
    %264 = llvm.insertelement %261, %262[%263 : i64] : vector<5xf32>
    %265 = llvm.insertvalue %264, %259[3] : !llvm.array<6 x vector<5xf32>> 
    %266 = llvm.mlir.constant(4 : i64) : i64
    %267 = llvm.extractelement %97[%266 : i64] : vector<6xf32>
    %268 = llvm.extractvalue %265[4] : !llvm.array<6 x vector<5xf32>> 
    %269 = llvm.mlir.constant(3 : i64) : i64
    %270 = llvm.insertelement %267, %268[%269 : i64] : vector<5xf32>
    %271 = llvm.insertvalue %270, %265[4] : !llvm.array<6 x vector<5xf32>> 
    %272 = llvm.mlir.constant(5 : i64) : i64
    %273 = llvm.extractelement %97[%272 : i64] : vector<6xf32>
    %274 = llvm.extractvalue %271[5] : !llvm.array<6 x vector<5xf32>> 
    %275 = llvm.mlir.constant(3 : i64) : i64
    %276 = llvm.insertelement %273, %274[%275 : i64] : vector<5xf32>
    %277 = llvm.insertvalue %276, %271[5] : !llvm.array<6 x vector<5xf32>> 
    %278 = llvm.mlir.constant(0 : i64) : i64
    %279 = llvm.extractelement %116[%278 : i64] : vector<6xf32>
    %280 = llvm.extractvalue %277[0] : !llvm.array<6 x vector<5xf32>> 
    %281 = llvm.mlir.constant(4 : i64) : i64
    %282 = llvm.insertelement %279, %280[%281 : i64] : vector<5xf32>
    %283 = llvm.insertvalue %282, %277[0] : !llvm.array<6 x vector<5xf32>> 
    %284 = llvm.mlir.constant(1 : i64) : i64
    %285 = llvm.extractelement %116[%284 : i64] : vector<6xf32>
    %286 = llvm.extractvalue %283[1] : !llvm.array<6 x vector<5xf32>> 
    %287 = llvm.mlir.constant(4 : i64) : i64
    %288 = llvm.insertelement %285, %286[%287 : i64] : vector<5xf32>
    %289 = llvm.insertvalue %288, %283[1] : !llvm.array<6 x vector<5xf32>> 
    %290 = llvm.mlir.constant(2 : i64) : i64
    %291 = llvm.extractelement %116[%290 : i64] : vector<6xf32>
    %292 = llvm.extractvalue %289[2] : !llvm.array<6 x vector<5xf32>> 
    %293 = llvm.mlir.constant(4 : i64) : i64
    %294 = llvm.insertelement %291, %292[%293 : i64] : vector<5xf32>
    %295 = llvm.insertvalue %294, %289[2] : !llvm.array<6 x vector<5xf32>> 
    %296 = llvm.mlir.constant(3 : i64) : i64
    %297 = llvm.extractelement %116[%296 : i64] : vector<6xf32>
    %298 = llvm.extractvalue %295[3] : !llvm.array<6 x vector<5xf32>> 
    %299 = llvm.mlir.constant(4 : i64) : i64
    %300 = llvm.insertelement %297, %298[%299 : i64] : vector<5xf32>
    %301 = llvm.insertvalue %300, %295[3] : !llvm.array<6 x vector<5xf32>> 
    %302 = llvm.mlir.constant(4 : i64) : i64
    %303 = llvm.extractelement %116[%302 : i64] : vector<6xf32>
    %304 = llvm.extractvalue %301[4] : !llvm.array<6 x vector<5xf32>> 
    %305 = llvm.mlir.constant(4 : i64) : i64
    %306 = llvm.insertelement %303, %304[%305 : i64] : vector<5xf32>
    %307 = llvm.insertvalue %306, %301[4] : !llvm.array<6 x vector<5xf32>> 
    %308 = llvm.mlir.constant(5 : i64) : i64
    %309 = llvm.extractelement %116[%308 : i64] : vector<6xf32>
    %310 = llvm.extractvalue %307[5] : !llvm.array<6 x vector<5xf32>> 
    %311 = llvm.mlir.constant(4 : i64) : i64
    %312 = llvm.insertelement %309, %310[%311 : i64] : vector<5xf32>
    %313 = llvm.insertvalue %312, %307[5] : !llvm.array<6 x vector<5xf32>> 
    %314 = llvm.extractvalue %313[0] : !llvm.array<6 x vector<5xf32>> 
    %315 = llvm.fadd %314, %13 : vector<5xf32>
    %316 = llvm.extractvalue %313[1] : !llvm.array<6 x vector<5xf32>> 
    %317 = llvm.fadd %316, %315 : vector<5xf32>
    %318 = llvm.extractvalue %313[2] : !llvm.array<6 x vector<5xf32>> 
    %319 = llvm.fadd %318, %317 : vector<5xf32>
    %320 = llvm.extractvalue %313[3] : !llvm.array<6 x vector<5xf32>> 
    %321 = llvm.fadd %320, %319 : vector<5xf32>
    %322 = llvm.extractvalue %313[4] : !llvm.array<6 x vector<5xf32>> 
    %323 = llvm.fadd %322, %321 : vector<5xf32>
    %324 = llvm.extractvalue %313[5] : !llvm.array<6 x vector<5xf32>> 
    %325 = llvm.fadd %324, %323 : vector<5xf32>
    %326 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %327 = llvm.getelementptr %326[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %325, %327 {alignment = 4 : i64} : vector<5xf32>, !llvm.ptr
    return %38 : memref<5xf32>
  }
}
