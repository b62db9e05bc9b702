module attributes {transform.with_named_sequence} {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<5x6xf32, strided<[?, ?], offset: ?>>) -> memref<5xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<5x6xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = ub.poison : vector<6x5xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<6x5xf32> to !llvm.array<6 x vector<5xf32>>
    %c4 = arith.constant 4 : index
    %3 = builtin.unrealized_conversion_cast %c4 : index to i64
    %c3 = arith.constant 3 : index
    %4 = builtin.unrealized_conversion_cast %c3 : index to i64
    %c2 = arith.constant 2 : index
    %5 = builtin.unrealized_conversion_cast %c2 : index to i64
    %6 = ub.poison : vector<6xf32>
    %c1 = arith.constant 1 : index
    %7 = builtin.unrealized_conversion_cast %c1 : index to i64
    %c6 = arith.constant 6 : index
    %cst = arith.constant dense<0.000000e+00> : vector<5xf32>
    %c0 = arith.constant 0 : index
    %8 = builtin.unrealized_conversion_cast %c0 : index to i64
    %9 = builtin.unrealized_conversion_cast %c0 : index to i64
    %10 = llvm.mlir.constant(5 : index) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.getelementptr %12[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
    %15 = llvm.mlir.constant(64 : index) : i64
    %16 = llvm.add %14, %15 : i64
    %17 = llvm.call @malloc(%16) : (i64) -> !llvm.ptr
    %18 = llvm.ptrtoint %17 : !llvm.ptr to i64
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.sub %15, %19 : i64
    %21 = llvm.add %18, %20 : i64
    %22 = llvm.urem %21, %15 : i64
    %23 = llvm.sub %21, %22 : i64
    %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
    %25 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %26 = llvm.insertvalue %17, %25[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.insertvalue %24, %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.mlir.constant(0 : index) : i64
    %29 = llvm.insertvalue %28, %27[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.insertvalue %10, %29[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.insertvalue %11, %30[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = builtin.unrealized_conversion_cast %31 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<5xf32>
    %33 = builtin.unrealized_conversion_cast %32 : memref<5xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    cf.br ^bb1(%c0, %6 : index, vector<6xf32>)
  ^bb1(%34: index, %35: vector<6xf32>):  // 2 preds: ^bb0, ^bb2
    %36 = builtin.unrealized_conversion_cast %34 : index to i64
    %37 = builtin.unrealized_conversion_cast %34 : index to i64
    %38 = arith.cmpi slt, %34, %c6 : index
    cf.cond_br %38, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %39 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.getelementptr %39[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %42 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %43 = llvm.mul %8, %42 overflow<nsw> : i64
    %44 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.mul %36, %44 overflow<nsw> : i64
    %46 = llvm.add %43, %45 overflow<nsw> : i64
    %47 = llvm.getelementptr inbounds %41[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 : !llvm.ptr -> f32
    %49 = llvm.insertelement %48, %35[%37 : i64] : vector<6xf32>
    %50 = arith.addi %34, %c1 : index
    cf.br ^bb1(%50, %49 : index, vector<6xf32>)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%c0, %6 : index, vector<6xf32>)
  ^bb4(%51: index, %52: vector<6xf32>):  // 2 preds: ^bb3, ^bb5
    %53 = builtin.unrealized_conversion_cast %51 : index to i64
    %54 = builtin.unrealized_conversion_cast %51 : index to i64
    %55 = arith.cmpi slt, %51, %c6 : index
    cf.cond_br %55, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %56 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %57 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %58 = llvm.getelementptr %56[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %59 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %60 = llvm.mul %7, %59 overflow<nsw> : i64
    %61 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %62 = llvm.mul %53, %61 overflow<nsw> : i64
    %63 = llvm.add %60, %62 overflow<nsw> : i64
    %64 = llvm.getelementptr inbounds %58[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %65 = llvm.load %64 : !llvm.ptr -> f32
    %66 = llvm.insertelement %65, %52[%54 : i64] : vector<6xf32>
    %67 = arith.addi %51, %c1 : index
    cf.br ^bb4(%67, %66 : index, vector<6xf32>)
  ^bb6:  // pred: ^bb4
    cf.br ^bb7(%c0, %6 : index, vector<6xf32>)
  ^bb7(%68: index, %69: vector<6xf32>):  // 2 preds: ^bb6, ^bb8
    %70 = builtin.unrealized_conversion_cast %68 : index to i64
    %71 = builtin.unrealized_conversion_cast %68 : index to i64
    %72 = arith.cmpi slt, %68, %c6 : index
    cf.cond_br %72, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %73 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %74 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %75 = llvm.getelementptr %73[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %76 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.mul %5, %76 overflow<nsw> : i64
    %78 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %79 = llvm.mul %70, %78 overflow<nsw> : i64
    %80 = llvm.add %77, %79 overflow<nsw> : i64
    %81 = llvm.getelementptr inbounds %75[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %82 = llvm.load %81 : !llvm.ptr -> f32
    %83 = llvm.insertelement %82, %69[%71 : i64] : vector<6xf32>
    %84 = arith.addi %68, %c1 : index
    cf.br ^bb7(%84, %83 : index, vector<6xf32>)
  ^bb9:  // pred: ^bb7
    cf.br ^bb10(%c0, %6 : index, vector<6xf32>)
  ^bb10(%85: index, %86: vector<6xf32>):  // 2 preds: ^bb9, ^bb11
    %87 = builtin.unrealized_conversion_cast %85 : index to i64
    %88 = builtin.unrealized_conversion_cast %85 : index to i64
    %89 = arith.cmpi slt, %85, %c6 : index
    cf.cond_br %89, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %90 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %91 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %92 = llvm.getelementptr %90[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %93 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %94 = llvm.mul %4, %93 overflow<nsw> : i64
    %95 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %96 = llvm.mul %87, %95 overflow<nsw> : i64
    %97 = llvm.add %94, %96 overflow<nsw> : i64
    %98 = llvm.getelementptr inbounds %92[%97] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %99 = llvm.load %98 : !llvm.ptr -> f32
    %100 = llvm.insertelement %99, %86[%88 : i64] : vector<6xf32>
    %101 = arith.addi %85, %c1 : index
    cf.br ^bb10(%101, %100 : index, vector<6xf32>)
  ^bb12:  // pred: ^bb10
    cf.br ^bb13(%c0, %6 : index, vector<6xf32>)
  ^bb13(%102: index, %103: vector<6xf32>):  // 2 preds: ^bb12, ^bb14
    %104 = builtin.unrealized_conversion_cast %102 : index to i64
    %105 = builtin.unrealized_conversion_cast %102 : index to i64
    %106 = arith.cmpi slt, %102, %c6 : index
    cf.cond_br %106, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %107 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %108 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %109 = llvm.getelementptr %107[%108] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %110 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %111 = llvm.mul %3, %110 overflow<nsw> : i64
    %112 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %113 = llvm.mul %104, %112 overflow<nsw> : i64
    %114 = llvm.add %111, %113 overflow<nsw> : i64
    %115 = llvm.getelementptr inbounds %109[%114] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %116 = llvm.load %115 : !llvm.ptr -> f32
    %117 = llvm.insertelement %116, %103[%105 : i64] : vector<6xf32>
    %118 = arith.addi %102, %c1 : index
    cf.br ^bb13(%118, %117 : index, vector<6xf32>)
  ^bb15:  // pred: ^bb13
    %119 = llvm.mlir.constant(0 : i64) : i64
    %120 = llvm.extractelement %35[%119 : i64] : vector<6xf32>
    %121 = llvm.extractvalue %2[0] : !llvm.array<6 x vector<5xf32>> 
    %122 = llvm.mlir.constant(0 : i64) : i64
    %123 = llvm.insertelement %120, %121[%122 : i64] : vector<5xf32>
    %124 = llvm.insertvalue %123, %2[0] : !llvm.array<6 x vector<5xf32>> 
    %125 = llvm.mlir.constant(1 : i64) : i64
    %126 = llvm.extractelement %35[%125 : i64] : vector<6xf32>
    %127 = llvm.extractvalue %124[1] : !llvm.array<6 x vector<5xf32>> 
    %128 = llvm.mlir.constant(0 : i64) : i64
    %129 = llvm.insertelement %126, %127[%128 : i64] : vector<5xf32>
    %130 = llvm.insertvalue %129, %124[1] : !llvm.array<6 x vector<5xf32>> 
    %131 = llvm.mlir.constant(2 : i64) : i64
    %132 = llvm.extractelement %35[%131 : i64] : vector<6xf32>
    %133 = llvm.extractvalue %130[2] : !llvm.array<6 x vector<5xf32>> 
    %134 = llvm.mlir.constant(0 : i64) : i64
    %135 = llvm.insertelement %132, %133[%134 : i64] : vector<5xf32>
    %136 = llvm.insertvalue %135, %130[2] : !llvm.array<6 x vector<5xf32>> 
    %137 = llvm.mlir.constant(3 : i64) : i64
    %138 = llvm.extractelement %35[%137 : i64] : vector<6xf32>
    %139 = llvm.extractvalue %136[3] : !llvm.array<6 x vector<5xf32>> 
    %140 = llvm.mlir.constant(0 : i64) : i64
    %141 = llvm.insertelement %138, %139[%140 : i64] : vector<5xf32>
    %142 = llvm.insertvalue %141, %136[3] : !llvm.array<6 x vector<5xf32>> 
    %143 = llvm.mlir.constant(4 : i64) : i64
    %144 = llvm.extractelement %35[%143 : i64] : vector<6xf32>
    %145 = llvm.extractvalue %142[4] : !llvm.array<6 x vector<5xf32>> 
    %146 = llvm.mlir.constant(0 : i64) : i64
    %147 = llvm.insertelement %144, %145[%146 : i64] : vector<5xf32>
    %148 = llvm.insertvalue %147, %142[4] : !llvm.array<6 x vector<5xf32>> 
    %149 = llvm.mlir.constant(5 : i64) : i64
    %150 = llvm.extractelement %35[%149 : i64] : vector<6xf32>
    %151 = llvm.extractvalue %148[5] : !llvm.array<6 x vector<5xf32>> 
    %152 = llvm.mlir.constant(0 : i64) : i64
    %153 = llvm.insertelement %150, %151[%152 : i64] : vector<5xf32>
    %154 = llvm.insertvalue %153, %148[5] : !llvm.array<6 x vector<5xf32>> 
    %155 = llvm.mlir.constant(0 : i64) : i64
    %156 = llvm.extractelement %52[%155 : i64] : vector<6xf32>
    %157 = llvm.extractvalue %154[0] : !llvm.array<6 x vector<5xf32>> 
    %158 = llvm.mlir.constant(1 : i64) : i64
    %159 = llvm.insertelement %156, %157[%158 : i64] : vector<5xf32>
    %160 = llvm.insertvalue %159, %154[0] : !llvm.array<6 x vector<5xf32>> 
    %161 = llvm.mlir.constant(1 : i64) : i64
    %162 = llvm.extractelement %52[%161 : i64] : vector<6xf32>
    %163 = llvm.extractvalue %160[1] : !llvm.array<6 x vector<5xf32>> 
    %164 = llvm.mlir.constant(1 : i64) : i64
    %165 = llvm.insertelement %162, %163[%164 : i64] : vector<5xf32>
    %166 = llvm.insertvalue %165, %160[1] : !llvm.array<6 x vector<5xf32>> 
    %167 = llvm.mlir.constant(2 : i64) : i64
    %168 = llvm.extractelement %52[%167 : i64] : vector<6xf32>
    %169 = llvm.extractvalue %166[2] : !llvm.array<6 x vector<5xf32>> 
    %170 = llvm.mlir.constant(1 : i64) : i64
    %171 = llvm.insertelement %168, %169[%170 : i64] : vector<5xf32>
    %172 = llvm.insertvalue %171, %166[2] : !llvm.array<6 x vector<5xf32>> 
    %173 = llvm.mlir.constant(3 : i64) : i64
    %174 = llvm.extractelement %52[%173 : i64] : vector<6xf32>
    %175 = llvm.extractvalue %172[3] : !llvm.array<6 x vector<5xf32>> 
    %176 = llvm.mlir.constant(1 : i64) : i64
    %177 = llvm.insertelement %174, %175[%176 : i64] : vector<5xf32>
    %178 = llvm.insertvalue %177, %172[3] : !llvm.array<6 x vector<5xf32>> 
    %179 = llvm.mlir.constant(4 : i64) : i64
    %180 = llvm.extractelement %52[%179 : i64] : vector<6xf32>
    %181 = llvm.extractvalue %178[4] : !llvm.array<6 x vector<5xf32>> 
    %182 = llvm.mlir.constant(1 : i64) : i64
    %183 = llvm.insertelement %180, %181[%182 : i64] : vector<5xf32>
    %184 = llvm.insertvalue %183, %178[4] : !llvm.array<6 x vector<5xf32>> 
    %185 = llvm.mlir.constant(5 : i64) : i64
    %186 = llvm.extractelement %52[%185 : i64] : vector<6xf32>
    %187 = llvm.extractvalue %184[5] : !llvm.array<6 x vector<5xf32>> 
    %188 = llvm.mlir.constant(1 : i64) : i64
    %189 = llvm.insertelement %186, %187[%188 : i64] : vector<5xf32>
    %190 = llvm.insertvalue %189, %184[5] : !llvm.array<6 x vector<5xf32>> 
    %191 = llvm.mlir.constant(0 : i64) : i64
    %192 = llvm.extractelement %69[%191 : i64] : vector<6xf32>
    %193 = llvm.extractvalue %190[0] : !llvm.array<6 x vector<5xf32>> 
    %194 = llvm.mlir.constant(2 : i64) : i64
    %195 = llvm.insertelement %192, %193[%194 : i64] : vector<5xf32>
    %196 = llvm.insertvalue %195, %190[0] : !llvm.array<6 x vector<5xf32>> 
    %197 = llvm.mlir.constant(1 : i64) : i64
    %198 = llvm.extractelement %69[%197 : i64] : vector<6xf32>
    %199 = llvm.extractvalue %196[1] : !llvm.array<6 x vector<5xf32>> 
    %200 = llvm.mlir.constant(2 : i64) : i64
    %201 = llvm.insertelement %198, %199[%200 : i64] : vector<5xf32>
    %202 = llvm.insertvalue %201, %196[1] : !llvm.array<6 x vector<5xf32>> 
    %203 = llvm.mlir.constant(2 : i64) : i64
    %204 = llvm.extractelement %69[%203 : i64] : vector<6xf32>
    %205 = llvm.extractvalue %202[2] : !llvm.array<6 x vector<5xf32>> 
    %206 = llvm.mlir.constant(2 : i64) : i64
    %207 = llvm.insertelement %204, %205[%206 : i64] : vector<5xf32>
    %208 = llvm.insertvalue %207, %202[2] : !llvm.array<6 x vector<5xf32>> 
    %209 = llvm.mlir.constant(3 : i64) : i64
    %210 = llvm.extractelement %69[%209 : i64] : vector<6xf32>
    %211 = llvm.extractvalue %208[3] : !llvm.array<6 x vector<5xf32>> 
    %212 = llvm.mlir.constant(2 : i64) : i64
    %213 = llvm.insertelement %210, %211[%212 : i64] : vector<5xf32>
    %214 = llvm.insertvalue %213, %208[3] : !llvm.array<6 x vector<5xf32>> 
    %215 = llvm.mlir.constant(4 : i64) : i64
    %216 = llvm.extractelement %69[%215 : i64] : vector<6xf32>
    %217 = llvm.extractvalue %214[4] : !llvm.array<6 x vector<5xf32>> 
    %218 = llvm.mlir.constant(2 : i64) : i64
    %219 = llvm.insertelement %216, %217[%218 : i64] : vector<5xf32>
    %220 = llvm.insertvalue %219, %214[4] : !llvm.array<6 x vector<5xf32>> 
    %221 = llvm.mlir.constant(5 : i64) : i64
    %222 = llvm.extractelement %69[%221 : i64] : vector<6xf32>
    %223 = llvm.extractvalue %220[5] : !llvm.array<6 x vector<5xf32>> 
    %224 = llvm.mlir.constant(2 : i64) : i64
    %225 = llvm.insertelement %222, %223[%224 : i64] : vector<5xf32>
    %226 = llvm.insertvalue %225, %220[5] : !llvm.array<6 x vector<5xf32>> 
    %227 = llvm.mlir.constant(0 : i64) : i64
    %228 = llvm.extractelement %86[%227 : i64] : vector<6xf32>
    %229 = llvm.extractvalue %226[0] : !llvm.array<6 x vector<5xf32>> 
    %230 = llvm.mlir.constant(3 : i64) : i64
    %231 = llvm.insertelement %228, %229[%230 : i64] : vector<5xf32>
    %232 = llvm.insertvalue %231, %226[0] : !llvm.array<6 x vector<5xf32>> 
    %233 = llvm.mlir.constant(1 : i64) : i64
    %234 = llvm.extractelement %86[%233 : i64] : vector<6xf32>
    %235 = llvm.extractvalue %232[1] : !llvm.array<6 x vector<5xf32>> 
    %236 = llvm.mlir.constant(3 : i64) : i64
    %237 = llvm.insertelement %234, %235[%236 : i64] : vector<5xf32>
    %238 = llvm.insertvalue %237, %232[1] : !llvm.array<6 x vector<5xf32>> 
    %239 = llvm.mlir.constant(2 : i64) : i64
    %240 = llvm.extractelement %86[%239 : i64] : vector<6xf32>
    %241 = llvm.extractvalue %238[2] : !llvm.array<6 x vector<5xf32>> 
    %242 = llvm.mlir.constant(3 : i64) : i64
    %243 = llvm.insertelement %240, %241[%242 : i64] : vector<5xf32>
    %244 = llvm.insertvalue %243, %238[2] : !llvm.array<6 x vector<5xf32>> 
    %245 = llvm.mlir.constant(3 : i64) : i64
    %246 = llvm.extractelement %86[%245 : i64] : vector<6xf32>
    %247 = llvm.extractvalue %244[3] : !llvm.array<6 x vector<5xf32>> 
    %248 = llvm.mlir.constant(3 : i64) : i64
    %249 = llvm.insertelement %246, %247[%248 : i64] : vector<5xf32>
    %250 = llvm.insertvalue %249, %244[3] : !llvm.array<6 x vector<5xf32>> 
    %251 = llvm.mlir.constant(4 : i64) : i64
    %252 = llvm.extractelement %86[%251 : i64] : vector<6xf32>
    %253 = llvm.extractvalue %250[4] : !llvm.array<6 x vector<5xf32>> 
    %254 = llvm.mlir.constant(3 : i64) : i64
    %255 = llvm.insertelement %252, %253[%254 : i64] : vector<5xf32>
    %256 = llvm.insertvalue %255, %250[4] : !llvm.array<6 x vector<5xf32>> 
    %257 = llvm.mlir.constant(5 : i64) : i64
    %258 = llvm.extractelement %86[%257 : i64] : vector<6xf32>
    %259 = llvm.extractvalue %256[5] : !llvm.array<6 x vector<5xf32>> 
    %260 = llvm.mlir.constant(3 : i64) : i64
    %261 = llvm.insertelement %258, %259[%260 : i64] : vector<5xf32>
    %262 = llvm.insertvalue %261, %256[5] : !llvm.array<6 x vector<5xf32>> 
    %263 = llvm.mlir.constant(0 : i64) : i64
    %264 = llvm.extractelement %103[%263 : i64] : vector<6xf32>
    %265 = llvm.extractvalue %262[0] : !llvm.array<6 x vector<5xf32>> 
    %266 = llvm.mlir.constant(4 : i64) : i64
    %267 = llvm.insertelement %264, %265[%266 : i64] : vector<5xf32>
    %268 = llvm.insertvalue %267, %262[0] : !llvm.array<6 x vector<5xf32>> 
    %269 = llvm.mlir.constant(1 : i64) : i64
    %270 = llvm.extractelement %103[%269 : i64] : vector<6xf32>
    %271 = llvm.extractvalue %268[1] : !llvm.array<6 x vector<5xf32>> 
    %272 = llvm.mlir.constant(4 : i64) : i64
    %273 = llvm.insertelement %270, %271[%272 : i64] : vector<5xf32>
    %274 = llvm.insertvalue %273, %268[1] : !llvm.array<6 x vector<5xf32>> 
    %275 = llvm.mlir.constant(2 : i64) : i64
    %276 = llvm.extractelement %103[%275 : i64] : vector<6xf32>
    %277 = llvm.extractvalue %274[2] : !llvm.array<6 x vector<5xf32>> 
    %278 = llvm.mlir.constant(4 : i64) : i64
    %279 = llvm.insertelement %276, %277[%278 : i64] : vector<5xf32>
    %280 = llvm.insertvalue %279, %274[2] : !llvm.array<6 x vector<5xf32>> 
    %281 = llvm.mlir.constant(3 : i64) : i64
    %282 = llvm.extractelement %103[%281 : i64] : vector<6xf32>
    %283 = llvm.extractvalue %280[3] : !llvm.array<6 x vector<5xf32>> 
    %284 = llvm.mlir.constant(4 : i64) : i64
    %285 = llvm.insertelement %282, %283[%284 : i64] : vector<5xf32>
    %286 = llvm.insertvalue %285, %280[3] : !llvm.array<6 x vector<5xf32>> 
    %287 = llvm.mlir.constant(4 : i64) : i64
    %288 = llvm.extractelement %103[%287 : i64] : vector<6xf32>
    %289 = llvm.extractvalue %286[4] : !llvm.array<6 x vector<5xf32>> 
    %290 = llvm.mlir.constant(4 : i64) : i64
    %291 = llvm.insertelement %288, %289[%290 : i64] : vector<5xf32>
    %292 = llvm.insertvalue %291, %286[4] : !llvm.array<6 x vector<5xf32>> 
    %293 = llvm.mlir.constant(5 : i64) : i64
    %294 = llvm.extractelement %103[%293 : i64] : vector<6xf32>
    %295 = llvm.extractvalue %292[5] : !llvm.array<6 x vector<5xf32>> 
    %296 = llvm.mlir.constant(4 : i64) : i64
    %297 = llvm.insertelement %294, %295[%296 : i64] : vector<5xf32>
    %298 = llvm.insertvalue %297, %292[5] : !llvm.array<6 x vector<5xf32>> 
    %299 = llvm.extractvalue %298[0] : !llvm.array<6 x vector<5xf32>> 
    %300 = arith.addf %299, %cst : vector<5xf32>
    %301 = llvm.extractvalue %298[1] : !llvm.array<6 x vector<5xf32>> 
    %302 = arith.addf %301, %300 : vector<5xf32>
    %303 = llvm.extractvalue %298[2] : !llvm.array<6 x vector<5xf32>> 
    %304 = arith.addf %303, %302 : vector<5xf32>
    %305 = llvm.extractvalue %298[3] : !llvm.array<6 x vector<5xf32>> 
    %306 = arith.addf %305, %304 : vector<5xf32>
    %307 = llvm.extractvalue %298[4] : !llvm.array<6 x vector<5xf32>> 
    %308 = arith.addf %307, %306 : vector<5xf32>
    %309 = llvm.extractvalue %298[5] : !llvm.array<6 x vector<5xf32>> 
    %310 = arith.addf %309, %308 : vector<5xf32>
    %311 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %312 = llvm.getelementptr %311[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %310, %312 {alignment = 4 : i64} : vector<5xf32>, !llvm.ptr
    return %32 : memref<5xf32>
  }
}
