module attributes {transform.with_named_sequence} {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = ub.poison : vector<6x5xf32>
    %9 = builtin.unrealized_conversion_cast %8 : vector<6x5xf32> to !llvm.array<6 x vector<5xf32>>
    %10 = llvm.mlir.constant(4 : index) : i64
    %11 = llvm.mlir.constant(3 : index) : i64
    %12 = llvm.mlir.constant(2 : index) : i64
    %13 = ub.poison : vector<6xf32>
    %14 = llvm.mlir.constant(1 : index) : i64
    %15 = llvm.mlir.constant(6 : index) : i64
    %16 = llvm.mlir.constant(dense<0.000000e+00> : vector<5xf32>) : vector<5xf32>
    %17 = llvm.mlir.constant(0 : index) : i64
    %18 = llvm.mlir.constant(5 : index) : i64
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.mlir.zero : !llvm.ptr
    %21 = llvm.getelementptr %20[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
    %23 = llvm.mlir.constant(64 : index) : i64
    %24 = llvm.add %22, %23 : i64
    %25 = llvm.call @malloc(%24) : (i64) -> !llvm.ptr
    %26 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %27 = llvm.mlir.constant(1 : index) : i64
    %28 = llvm.sub %23, %27 : i64
    %29 = llvm.add %26, %28 : i64
    %30 = llvm.urem %29, %23 : i64
    %31 = llvm.sub %29, %30 : i64
    %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
    %33 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %34 = llvm.insertvalue %25, %33[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.insertvalue %32, %34[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.mlir.constant(0 : index) : i64
    %37 = llvm.insertvalue %36, %35[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %38 = llvm.insertvalue %18, %37[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.insertvalue %19, %38[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%17, %13 : i64, vector<6xf32>)
  ^bb1(%40: i64, %41: vector<6xf32>):  // 2 preds: ^bb0, ^bb2
    %42 = llvm.icmp "slt" %40, %15 : i64
    llvm.cond_br %42, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %43 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %44 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.getelementptr %43[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %47 = llvm.mul %17, %46 overflow<nsw> : i64
    %48 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.mul %40, %48 overflow<nsw> : i64
    %50 = llvm.add %47, %49 overflow<nsw> : i64
    %51 = llvm.getelementptr inbounds %45[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %52 = llvm.load %51 : !llvm.ptr -> f32
    %53 = llvm.insertelement %52, %41[%40 : i64] : vector<6xf32>
    %54 = llvm.add %40, %14 : i64
    llvm.br ^bb1(%54, %53 : i64, vector<6xf32>)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%17, %13 : i64, vector<6xf32>)
  ^bb4(%55: i64, %56: vector<6xf32>):  // 2 preds: ^bb3, ^bb5
    %57 = llvm.icmp "slt" %55, %15 : i64
    llvm.cond_br %57, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %58 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %59 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %60 = llvm.getelementptr %58[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %62 = llvm.mul %14, %61 overflow<nsw> : i64
    %63 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %64 = llvm.mul %55, %63 overflow<nsw> : i64
    %65 = llvm.add %62, %64 overflow<nsw> : i64
    %66 = llvm.getelementptr inbounds %60[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %67 = llvm.load %66 : !llvm.ptr -> f32
    %68 = llvm.insertelement %67, %56[%55 : i64] : vector<6xf32>
    %69 = llvm.add %55, %14 : i64
    llvm.br ^bb4(%69, %68 : i64, vector<6xf32>)
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%17, %13 : i64, vector<6xf32>)
  ^bb7(%70: i64, %71: vector<6xf32>):  // 2 preds: ^bb6, ^bb8
    %72 = llvm.icmp "slt" %70, %15 : i64
    llvm.cond_br %72, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %73 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %74 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %75 = llvm.getelementptr %73[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %76 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.mul %12, %76 overflow<nsw> : i64
    %78 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %79 = llvm.mul %70, %78 overflow<nsw> : i64
    %80 = llvm.add %77, %79 overflow<nsw> : i64
    %81 = llvm.getelementptr inbounds %75[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %82 = llvm.load %81 : !llvm.ptr -> f32
    %83 = llvm.insertelement %82, %71[%70 : i64] : vector<6xf32>
    %84 = llvm.add %70, %14 : i64
    llvm.br ^bb7(%84, %83 : i64, vector<6xf32>)
  ^bb9:  // pred: ^bb7
    llvm.br ^bb10(%17, %13 : i64, vector<6xf32>)
  ^bb10(%85: i64, %86: vector<6xf32>):  // 2 preds: ^bb9, ^bb11
    %87 = llvm.icmp "slt" %85, %15 : i64
    llvm.cond_br %87, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %88 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %89 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %90 = llvm.getelementptr %88[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %91 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %92 = llvm.mul %11, %91 overflow<nsw> : i64
    %93 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %94 = llvm.mul %85, %93 overflow<nsw> : i64
    %95 = llvm.add %92, %94 overflow<nsw> : i64
    %96 = llvm.getelementptr inbounds %90[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %97 = llvm.load %96 : !llvm.ptr -> f32
    %98 = llvm.insertelement %97, %86[%85 : i64] : vector<6xf32>
    %99 = llvm.add %85, %14 : i64
    llvm.br ^bb10(%99, %98 : i64, vector<6xf32>)
  ^bb12:  // pred: ^bb10
    llvm.br ^bb13(%17, %13 : i64, vector<6xf32>)
  ^bb13(%100: i64, %101: vector<6xf32>):  // 2 preds: ^bb12, ^bb14
    %102 = llvm.icmp "slt" %100, %15 : i64
    llvm.cond_br %102, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %103 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %104 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %105 = llvm.getelementptr %103[%104] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %106 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %107 = llvm.mul %10, %106 overflow<nsw> : i64
    %108 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %109 = llvm.mul %100, %108 overflow<nsw> : i64
    %110 = llvm.add %107, %109 overflow<nsw> : i64
    %111 = llvm.getelementptr inbounds %105[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %112 = llvm.load %111 : !llvm.ptr -> f32
    %113 = llvm.insertelement %112, %101[%100 : i64] : vector<6xf32>
    %114 = llvm.add %100, %14 : i64
    llvm.br ^bb13(%114, %113 : i64, vector<6xf32>)
  ^bb15:  // pred: ^bb13
    %115 = llvm.mlir.constant(0 : i64) : i64
    %116 = llvm.extractelement %41[%115 : i64] : vector<6xf32>
    %117 = llvm.extractvalue %9[0] : !llvm.array<6 x vector<5xf32>> 
    %118 = llvm.mlir.constant(0 : i64) : i64
    %119 = llvm.insertelement %116, %117[%118 : i64] : vector<5xf32>
    %120 = llvm.insertvalue %119, %9[0] : !llvm.array<6 x vector<5xf32>> 
    %121 = llvm.mlir.constant(1 : i64) : i64
    %122 = llvm.extractelement %41[%121 : i64] : vector<6xf32>
    %123 = llvm.extractvalue %120[1] : !llvm.array<6 x vector<5xf32>> 
    %124 = llvm.mlir.constant(0 : i64) : i64
    %125 = llvm.insertelement %122, %123[%124 : i64] : vector<5xf32>
    %126 = llvm.insertvalue %125, %120[1] : !llvm.array<6 x vector<5xf32>> 
    %127 = llvm.mlir.constant(2 : i64) : i64
    %128 = llvm.extractelement %41[%127 : i64] : vector<6xf32>
    %129 = llvm.extractvalue %126[2] : !llvm.array<6 x vector<5xf32>> 
    %130 = llvm.mlir.constant(0 : i64) : i64
    %131 = llvm.insertelement %128, %129[%130 : i64] : vector<5xf32>
    %132 = llvm.insertvalue %131, %126[2] : !llvm.array<6 x vector<5xf32>> 
    %133 = llvm.mlir.constant(3 : i64) : i64
    %134 = llvm.extractelement %41[%133 : i64] : vector<6xf32>
    %135 = llvm.extractvalue %132[3] : !llvm.array<6 x vector<5xf32>> 
    %136 = llvm.mlir.constant(0 : i64) : i64
    %137 = llvm.insertelement %134, %135[%136 : i64] : vector<5xf32>
    %138 = llvm.insertvalue %137, %132[3] : !llvm.array<6 x vector<5xf32>> 
    %139 = llvm.mlir.constant(4 : i64) : i64
    %140 = llvm.extractelement %41[%139 : i64] : vector<6xf32>
    %141 = llvm.extractvalue %138[4] : !llvm.array<6 x vector<5xf32>> 
    %142 = llvm.mlir.constant(0 : i64) : i64
    %143 = llvm.insertelement %140, %141[%142 : i64] : vector<5xf32>
    %144 = llvm.insertvalue %143, %138[4] : !llvm.array<6 x vector<5xf32>> 
    %145 = llvm.mlir.constant(5 : i64) : i64
    %146 = llvm.extractelement %41[%145 : i64] : vector<6xf32>
    %147 = llvm.extractvalue %144[5] : !llvm.array<6 x vector<5xf32>> 
    %148 = llvm.mlir.constant(0 : i64) : i64
    %149 = llvm.insertelement %146, %147[%148 : i64] : vector<5xf32>
    %150 = llvm.insertvalue %149, %144[5] : !llvm.array<6 x vector<5xf32>> 
    %151 = llvm.mlir.constant(0 : i64) : i64
    %152 = llvm.extractelement %56[%151 : i64] : vector<6xf32>
    %153 = llvm.extractvalue %150[0] : !llvm.array<6 x vector<5xf32>> 
    %154 = llvm.mlir.constant(1 : i64) : i64
    %155 = llvm.insertelement %152, %153[%154 : i64] : vector<5xf32>
    %156 = llvm.insertvalue %155, %150[0] : !llvm.array<6 x vector<5xf32>> 
    %157 = llvm.mlir.constant(1 : i64) : i64
    %158 = llvm.extractelement %56[%157 : i64] : vector<6xf32>
    %159 = llvm.extractvalue %156[1] : !llvm.array<6 x vector<5xf32>> 
    %160 = llvm.mlir.constant(1 : i64) : i64
    %161 = llvm.insertelement %158, %159[%160 : i64] : vector<5xf32>
    %162 = llvm.insertvalue %161, %156[1] : !llvm.array<6 x vector<5xf32>> 
    %163 = llvm.mlir.constant(2 : i64) : i64
    %164 = llvm.extractelement %56[%163 : i64] : vector<6xf32>
    %165 = llvm.extractvalue %162[2] : !llvm.array<6 x vector<5xf32>> 
    %166 = llvm.mlir.constant(1 : i64) : i64
    %167 = llvm.insertelement %164, %165[%166 : i64] : vector<5xf32>
    %168 = llvm.insertvalue %167, %162[2] : !llvm.array<6 x vector<5xf32>> 
    %169 = llvm.mlir.constant(3 : i64) : i64
    %170 = llvm.extractelement %56[%169 : i64] : vector<6xf32>
    %171 = llvm.extractvalue %168[3] : !llvm.array<6 x vector<5xf32>> 
    %172 = llvm.mlir.constant(1 : i64) : i64
    %173 = llvm.insertelement %170, %171[%172 : i64] : vector<5xf32>
    %174 = llvm.insertvalue %173, %168[3] : !llvm.array<6 x vector<5xf32>> 
    %175 = llvm.mlir.constant(4 : i64) : i64
    %176 = llvm.extractelement %56[%175 : i64] : vector<6xf32>
    %177 = llvm.extractvalue %174[4] : !llvm.array<6 x vector<5xf32>> 
    %178 = llvm.mlir.constant(1 : i64) : i64
    %179 = llvm.insertelement %176, %177[%178 : i64] : vector<5xf32>
    %180 = llvm.insertvalue %179, %174[4] : !llvm.array<6 x vector<5xf32>> 
    %181 = llvm.mlir.constant(5 : i64) : i64
    %182 = llvm.extractelement %56[%181 : i64] : vector<6xf32>
    %183 = llvm.extractvalue %180[5] : !llvm.array<6 x vector<5xf32>> 
    %184 = llvm.mlir.constant(1 : i64) : i64
    %185 = llvm.insertelement %182, %183[%184 : i64] : vector<5xf32>
    %186 = llvm.insertvalue %185, %180[5] : !llvm.array<6 x vector<5xf32>> 
    %187 = llvm.mlir.constant(0 : i64) : i64
    %188 = llvm.extractelement %71[%187 : i64] : vector<6xf32>
    %189 = llvm.extractvalue %186[0] : !llvm.array<6 x vector<5xf32>> 
    %190 = llvm.mlir.constant(2 : i64) : i64
    %191 = llvm.insertelement %188, %189[%190 : i64] : vector<5xf32>
    %192 = llvm.insertvalue %191, %186[0] : !llvm.array<6 x vector<5xf32>> 
    %193 = llvm.mlir.constant(1 : i64) : i64
    %194 = llvm.extractelement %71[%193 : i64] : vector<6xf32>
    %195 = llvm.extractvalue %192[1] : !llvm.array<6 x vector<5xf32>> 
    %196 = llvm.mlir.constant(2 : i64) : i64
    %197 = llvm.insertelement %194, %195[%196 : i64] : vector<5xf32>
    %198 = llvm.insertvalue %197, %192[1] : !llvm.array<6 x vector<5xf32>> 
    %199 = llvm.mlir.constant(2 : i64) : i64
    %200 = llvm.extractelement %71[%199 : i64] : vector<6xf32>
    %201 = llvm.extractvalue %198[2] : !llvm.array<6 x vector<5xf32>> 
    %202 = llvm.mlir.constant(2 : i64) : i64
    %203 = llvm.insertelement %200, %201[%202 : i64] : vector<5xf32>
    %204 = llvm.insertvalue %203, %198[2] : !llvm.array<6 x vector<5xf32>> 
    %205 = llvm.mlir.constant(3 : i64) : i64
    %206 = llvm.extractelement %71[%205 : i64] : vector<6xf32>
    %207 = llvm.extractvalue %204[3] : !llvm.array<6 x vector<5xf32>> 
    %208 = llvm.mlir.constant(2 : i64) : i64
    %209 = llvm.insertelement %206, %207[%208 : i64] : vector<5xf32>
    %210 = llvm.insertvalue %209, %204[3] : !llvm.array<6 x vector<5xf32>> 
    %211 = llvm.mlir.constant(4 : i64) : i64
    %212 = llvm.extractelement %71[%211 : i64] : vector<6xf32>
    %213 = llvm.extractvalue %210[4] : !llvm.array<6 x vector<5xf32>> 
    %214 = llvm.mlir.constant(2 : i64) : i64
    %215 = llvm.insertelement %212, %213[%214 : i64] : vector<5xf32>
    %216 = llvm.insertvalue %215, %210[4] : !llvm.array<6 x vector<5xf32>> 
    %217 = llvm.mlir.constant(5 : i64) : i64
    %218 = llvm.extractelement %71[%217 : i64] : vector<6xf32>
    %219 = llvm.extractvalue %216[5] : !llvm.array<6 x vector<5xf32>> 
    %220 = llvm.mlir.constant(2 : i64) : i64
    %221 = llvm.insertelement %218, %219[%220 : i64] : vector<5xf32>
    %222 = llvm.insertvalue %221, %216[5] : !llvm.array<6 x vector<5xf32>> 
    %223 = llvm.mlir.constant(0 : i64) : i64
    %224 = llvm.extractelement %86[%223 : i64] : vector<6xf32>
    %225 = llvm.extractvalue %222[0] : !llvm.array<6 x vector<5xf32>> 
    %226 = llvm.mlir.constant(3 : i64) : i64
    %227 = llvm.insertelement %224, %225[%226 : i64] : vector<5xf32>
    %228 = llvm.insertvalue %227, %222[0] : !llvm.array<6 x vector<5xf32>> 
    %229 = llvm.mlir.constant(1 : i64) : i64
    %230 = llvm.extractelement %86[%229 : i64] : vector<6xf32>
    %231 = llvm.extractvalue %228[1] : !llvm.array<6 x vector<5xf32>> 
    %232 = llvm.mlir.constant(3 : i64) : i64
    %233 = llvm.insertelement %230, %231[%232 : i64] : vector<5xf32>
    %234 = llvm.insertvalue %233, %228[1] : !llvm.array<6 x vector<5xf32>> 
    %235 = llvm.mlir.constant(2 : i64) : i64
    %236 = llvm.extractelement %86[%235 : i64] : vector<6xf32>
    %237 = llvm.extractvalue %234[2] : !llvm.array<6 x vector<5xf32>> 
    %238 = llvm.mlir.constant(3 : i64) : i64
    %239 = llvm.insertelement %236, %237[%238 : i64] : vector<5xf32>
    %240 = llvm.insertvalue %239, %234[2] : !llvm.array<6 x vector<5xf32>> 
    %241 = llvm.mlir.constant(3 : i64) : i64
    %242 = llvm.extractelement %86[%241 : i64] : vector<6xf32>
    %243 = llvm.extractvalue %240[3] : !llvm.array<6 x vector<5xf32>> 
    %244 = llvm.mlir.constant(3 : i64) : i64
    %245 = llvm.insertelement %242, %243[%244 : i64] : vector<5xf32>
    %246 = llvm.insertvalue %245, %240[3] : !llvm.array<6 x vector<5xf32>> 
    %247 = llvm.mlir.constant(4 : i64) : i64
    %248 = llvm.extractelement %86[%247 : i64] : vector<6xf32>
    %249 = llvm.extractvalue %246[4] : !llvm.array<6 x vector<5xf32>> 
    %250 = llvm.mlir.constant(3 : i64) : i64
    %251 = llvm.insertelement %248, %249[%250 : i64] : vector<5xf32>
    %252 = llvm.insertvalue %251, %246[4] : !llvm.array<6 x vector<5xf32>> 
    %253 = llvm.mlir.constant(5 : i64) : i64
    %254 = llvm.extractelement %86[%253 : i64] : vector<6xf32>
    %255 = llvm.extractvalue %252[5] : !llvm.array<6 x vector<5xf32>> 
    %256 = llvm.mlir.constant(3 : i64) : i64
    %257 = llvm.insertelement %254, %255[%256 : i64] : vector<5xf32>
    %258 = llvm.insertvalue %257, %252[5] : !llvm.array<6 x vector<5xf32>> 
    %259 = llvm.mlir.constant(0 : i64) : i64
    %260 = llvm.extractelement %101[%259 : i64] : vector<6xf32>
    %261 = llvm.extractvalue %258[0] : !llvm.array<6 x vector<5xf32>> 
    %262 = llvm.mlir.constant(4 : i64) : i64
    %263 = llvm.insertelement %260, %261[%262 : i64] : vector<5xf32>
    %264 = llvm.insertvalue %263, %258[0] : !llvm.array<6 x vector<5xf32>> 
    %265 = llvm.mlir.constant(1 : i64) : i64
    %266 = llvm.extractelement %101[%265 : i64] : vector<6xf32>
    %267 = llvm.extractvalue %264[1] : !llvm.array<6 x vector<5xf32>> 
    %268 = llvm.mlir.constant(4 : i64) : i64
    %269 = llvm.insertelement %266, %267[%268 : i64] : vector<5xf32>
    %270 = llvm.insertvalue %269, %264[1] : !llvm.array<6 x vector<5xf32>> 
    %271 = llvm.mlir.constant(2 : i64) : i64
    %272 = llvm.extractelement %101[%271 : i64] : vector<6xf32>
    %273 = llvm.extractvalue %270[2] : !llvm.array<6 x vector<5xf32>> 
    %274 = llvm.mlir.constant(4 : i64) : i64
    %275 = llvm.insertelement %272, %273[%274 : i64] : vector<5xf32>
    %276 = llvm.insertvalue %275, %270[2] : !llvm.array<6 x vector<5xf32>> 
    %277 = llvm.mlir.constant(3 : i64) : i64
    %278 = llvm.extractelement %101[%277 : i64] : vector<6xf32>
    %279 = llvm.extractvalue %276[3] : !llvm.array<6 x vector<5xf32>> 
    %280 = llvm.mlir.constant(4 : i64) : i64
    %281 = llvm.insertelement %278, %279[%280 : i64] : vector<5xf32>
    %282 = llvm.insertvalue %281, %276[3] : !llvm.array<6 x vector<5xf32>> 
    %283 = llvm.mlir.constant(4 : i64) : i64
    %284 = llvm.extractelement %101[%283 : i64] : vector<6xf32>
    %285 = llvm.extractvalue %282[4] : !llvm.array<6 x vector<5xf32>> 
    %286 = llvm.mlir.constant(4 : i64) : i64
    %287 = llvm.insertelement %284, %285[%286 : i64] : vector<5xf32>
    %288 = llvm.insertvalue %287, %282[4] : !llvm.array<6 x vector<5xf32>> 
    %289 = llvm.mlir.constant(5 : i64) : i64
    %290 = llvm.extractelement %101[%289 : i64] : vector<6xf32>
    %291 = llvm.extractvalue %288[5] : !llvm.array<6 x vector<5xf32>> 
    %292 = llvm.mlir.constant(4 : i64) : i64
    %293 = llvm.insertelement %290, %291[%292 : i64] : vector<5xf32>
    %294 = llvm.insertvalue %293, %288[5] : !llvm.array<6 x vector<5xf32>> 
    %295 = llvm.extractvalue %294[0] : !llvm.array<6 x vector<5xf32>> 
    %296 = llvm.fadd %295, %16 : vector<5xf32>
    %297 = llvm.extractvalue %294[1] : !llvm.array<6 x vector<5xf32>> 
    %298 = llvm.fadd %297, %296 : vector<5xf32>
    %299 = llvm.extractvalue %294[2] : !llvm.array<6 x vector<5xf32>> 
    %300 = llvm.fadd %299, %298 : vector<5xf32>
    %301 = llvm.extractvalue %294[3] : !llvm.array<6 x vector<5xf32>> 
    %302 = llvm.fadd %301, %300 : vector<5xf32>
    %303 = llvm.extractvalue %294[4] : !llvm.array<6 x vector<5xf32>> 
    %304 = llvm.fadd %303, %302 : vector<5xf32>
    %305 = llvm.extractvalue %294[5] : !llvm.array<6 x vector<5xf32>> 
    %306 = llvm.fadd %305, %304 : vector<5xf32>
    %307 = llvm.extractvalue %39[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %308 = llvm.getelementptr %307[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %306, %308 {alignment = 4 : i64} : vector<5xf32>, !llvm.ptr
    llvm.return %39 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
}
