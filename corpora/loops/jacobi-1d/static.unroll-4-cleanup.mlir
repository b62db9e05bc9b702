#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#map3 = affine_map<(d0) -> (d0 + 4)>
#map4 = affine_map<(d0) -> (d0 + 5)>
#map5 = affine_map<(d0) -> (d0 + 6)>
#map6 = affine_map<(d0) -> (d0 + 7)>
#map7 = affine_map<(d0) -> (d0 + 8)>
#map8 = affine_map<(d0) -> (d0 + 9)>
#map9 = affine_map<(d0) -> (d0 + 10)>
module {
  func.func @jacobi_1d(%arg0: memref<13xf32>, %arg1: memref<13xf32>) {
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %cst = arith.constant 3.333300e-01 : f32
    affine.for %arg2 = 0 to 3 {
      %0 = affine.load %arg0[%c1_0 - 1] : memref<13xf32>
      %1 = affine.load %arg0[%c1_0] : memref<13xf32>
      %2 = affine.load %arg0[%c1_0 + 1] : memref<13xf32>
      %3 = arith.addf %0, %1 : f32
      %4 = arith.addf %3, %2 : f32
      %5 = arith.mulf %cst, %4 : f32
      affine.store %5, %arg1[%c1_0] : memref<13xf32>
      %6 = affine.apply #map(%c1_0)
      %7 = affine.load %arg0[%6 - 1] : memref<13xf32>
      %8 = affine.load %arg0[%6] : memref<13xf32>
      %9 = affine.load %arg0[%6 + 1] : memref<13xf32>
      %10 = arith.addf %7, %8 : f32
      %11 = arith.addf %10, %9 : f32
      %12 = arith.mulf %cst, %11 : f32
      affine.store %12, %arg1[%6] : memref<13xf32>
      %13 = affine.apply #map1(%c1_0)
      %14 = affine.load %arg0[%13 - 1] : memref<13xf32>
      %15 = affine.load %arg0[%13] : memref<13xf32>
      %16 = affine.load %arg0[%13 + 1] : memref<13xf32>
      %17 = arith.addf %14, %15 : f32
      %18 = arith.addf %17, %16 : f32
      %19 = arith.mulf %cst, %18 : f32
      affine.store %19, %arg1[%13] : memref<13xf32>
      %20 = affine.apply #map2(%c1_0)
      %21 = affine.load %arg0[%20 - 1] : memref<13xf32>
      %22 = affine.load %arg0[%20] : memref<13xf32>
      %23 = affine.load %arg0[%20 + 1] : memref<13xf32>
      %24 = arith.addf %21, %22 : f32
      %25 = arith.addf %24, %23 : f32
      %26 = arith.mulf %cst, %25 : f32
      affine.store %26, %arg1[%20] : memref<13xf32>
      %27 = affine.apply #map3(%c1_0)
      %28 = affine.load %arg0[%27 - 1] : memref<13xf32>
      %29 = affine.load %arg0[%27] : memref<13xf32>
      %30 = affine.load %arg0[%27 + 1] : memref<13xf32>
      %31 = arith.addf %28, %29 : f32
      %32 = arith.addf %31, %30 : f32
      %33 = arith.mulf %cst, %32 : f32
      affine.store %33, %arg1[%27] : memref<13xf32>
      %34 = affine.apply #map4(%c1_0)
      %35 = affine.load %arg0[%34 - 1] : memref<13xf32>
      %36 = affine.load %arg0[%34] : memref<13xf32>
      %37 = affine.load %arg0[%34 + 1] : memref<13xf32>
      %38 = arith.addf %35, %36 : f32
      %39 = arith.addf %38, %37 : f32
      %40 = arith.mulf %cst, %39 : f32
      affine.store %40, %arg1[%34] : memref<13xf32>
      %41 = affine.apply #map5(%c1_0)
      %42 = affine.load %arg0[%41 - 1] : memref<13xf32>
      %43 = affine.load %arg0[%41] : memref<13xf32>
      %44 = affine.load %arg0[%41 + 1] : memref<13xf32>
      %45 = arith.addf %42, %43 : f32
      %46 = arith.addf %45, %44 : f32
      %47 = arith.mulf %cst, %46 : f32
      affine.store %47, %arg1[%41] : memref<13xf32>
      %48 = affine.apply #map6(%c1_0)
      %49 = affine.load %arg0[%48 - 1] : memref<13xf32>
      %50 = affine.load %arg0[%48] : memref<13xf32>
      %51 = affine.load %arg0[%48 + 1] : memref<13xf32>
      %52 = arith.addf %49, %50 : f32
      %53 = arith.addf %52, %51 : f32
      %54 = arith.mulf %cst, %53 : f32
      affine.store %54, %arg1[%48] : memref<13xf32>
      %55 = affine.apply #map7(%c1_0)
      %56 = affine.load %arg0[%55 - 1] : memref<13xf32>
      %57 = affine.load %arg0[%55] : memref<13xf32>
      %58 = affine.load %arg0[%55 + 1] : memref<13xf32>
      %59 = arith.addf %56, %57 : f32
      %60 = arith.addf %59, %58 : f32
      %61 = arith.mulf %cst, %60 : f32
      affine.store %61, %arg1[%55] : memref<13xf32>
      %62 = affine.apply #map8(%c1_0)
      %63 = affine.load %arg0[%62 - 1] : memref<13xf32>
      %64 = affine.load %arg0[%62] : memref<13xf32>
      %65 = affine.load %arg0[%62 + 1] : memref<13xf32>
      %66 = arith.addf %63, %64 : f32
      %67 = arith.addf %66, %65 : f32
      %68 = arith.mulf %cst, %67 : f32
      affine.store %68, %arg1[%62] : memref<13xf32>
      %69 = affine.apply #map9(%c1_0)
      %70 = affine.load %arg0[%69 - 1] : memref<13xf32>
      %71 = affine.load %arg0[%69] : memref<13xf32>
      %72 = affine.load %arg0[%69 + 1] : memref<13xf32>
      %73 = arith.addf %70, %71 : f32
      %74 = arith.addf %73, %72 : f32
      %75 = arith.mulf %cst, %74 : f32
      affine.store %75, %arg1[%69] : memref<13xf32>
      %76 = affine.load %arg1[%c1 - 1] : memref<13xf32>
      %77 = affine.load %arg1[%c1] : memref<13xf32>
      %78 = affine.load %arg1[%c1 + 1] : memref<13xf32>
      %79 = arith.addf %76, %77 : f32
      %80 = arith.addf %79, %78 : f32
      %81 = arith.mulf %cst, %80 : f32
      affine.store %81, %arg0[%c1] : memref<13xf32>
      %82 = affine.apply #map(%c1)
      %83 = affine.load %arg1[%82 - 1] : memref<13xf32>
      %84 = affine.load %arg1[%82] : memref<13xf32>
      %85 = affine.load %arg1[%82 + 1] : memref<13xf32>
      %86 = arith.addf %83, %84 : f32
      %87 = arith.addf %86, %85 : f32
      %88 = arith.mulf %cst, %87 : f32
      affine.store %88, %arg0[%82] : memref<13xf32>
      %89 = affine.apply #map1(%c1)
      %90 = affine.load %arg1[%89 - 1] : memref<13xf32>
      %91 = affine.load %arg1[%89] : memref<13xf32>
      %92 = affine.load %arg1[%89 + 1] : memref<13xf32>
      %93 = arith.addf %90, %91 : f32
      %94 = arith.addf %93, %92 : f32
      %95 = arith.mulf %cst, %94 : f32
      affine.store %95, %arg0[%89] : memref<13xf32>
      %96 = affine.apply #map2(%c1)
      %97 = affine.load %arg1[%96 - 1] : memref<13xf32>
      %98 = affine.load %arg1[%96] : memref<13xf32>
      %99 = affine.load %arg1[%96 + 1] : memref<13xf32>
      %100 = arith.addf %97, %98 : f32
      %101 = arith.addf %100, %99 : f32
      %102 = arith.mulf %cst, %101 : f32
      affine.store %102, %arg0[%96] : memref<13xf32>
      %103 = affine.apply #map3(%c1)
      %104 = affine.load %arg1[%103 - 1] : memref<13xf32>
      %105 = affine.load %arg1[%103] : memref<13xf32>
      %106 = affine.load %arg1[%103 + 1] : memref<13xf32>
      %107 = arith.addf %104, %105 : f32
      %108 = arith.addf %107, %106 : f32
      %109 = arith.mulf %cst, %108 : f32
      affine.store %109, %arg0[%103] : memref<13xf32>
      %110 = affine.apply #map4(%c1)
      %111 = affine.load %arg1[%110 - 1] : memref<13xf32>
      %112 = affine.load %arg1[%110] : memref<13xf32>
      %113 = affine.load %arg1[%110 + 1] : memref<13xf32>
      %114 = arith.addf %111, %112 : f32
      %115 = arith.addf %114, %113 : f32
      %116 = arith.mulf %cst, %115 : f32
      affine.store %116, %arg0[%110] : memref<13xf32>
      %117 = affine.apply #map5(%c1)
      %118 = affine.load %arg1[%117 - 1] : memref<13xf32>
      %119 = affine.load %arg1[%117] : memref<13xf32>
      %120 = affine.load %arg1[%117 + 1] : memref<13xf32>
      %121 = arith.addf %118, %119 : f32
      %122 = arith.addf %121, %120 : f32
      %123 = arith.mulf %cst, %122 : f32
      affine.store %123, %arg0[%117] : memref<13xf32>
      %124 = affine.apply #map6(%c1)
      %125 = affine.load %arg1[%124 - 1] : memref<13xf32>
      %126 = affine.load %arg1[%124] : memref<13xf32>
      %127 = affine.load %arg1[%124 + 1] : memref<13xf32>
      %128 = arith.addf %125, %126 : f32
      %129 = arith.addf %128, %127 : f32
      %130 = arith.mulf %cst, %129 : f32
      affine.store %130, %arg0[%124] : memref<13xf32>
      %131 = affine.apply #map7(%c1)
      %132 = affine.load %arg1[%131 - 1] : memref<13xf32>
      %133 = affine.load %arg1[%131] : memref<13xf32>
      %134 = affine.load %arg1[%131 + 1] : memref<13xf32>
      %135 = arith.addf %132, %133 : f32
      %136 = arith.addf %135, %134 : f32
      %137 = arith.mulf %cst, %136 : f32
      affine.store %137, %arg0[%131] : memref<13xf32>
      %138 = affine.apply #map8(%c1)
      %139 = affine.load %arg1[%138 - 1] : memref<13xf32>
      %140 = affine.load %arg1[%138] : memref<13xf32>
      %141 = affine.load %arg1[%138 + 1] : memref<13xf32>
      %142 = arith.addf %139, %140 : f32
      %143 = arith.addf %142, %141 : f32
      %144 = arith.mulf %cst, %143 : f32
      affine.store %144, %arg0[%138] : memref<13xf32>
      %145 = affine.apply #map9(%c1)
      %146 = affine.load %arg1[%145 - 1] : memref<13xf32>
      %147 = affine.load %arg1[%145] : memref<13xf32>
      %148 = affine.load %arg1[%145 + 1] : memref<13xf32>
      %149 = arith.addf %146, %147 : f32
      %150 = arith.addf %149, %148 : f32
      %151 = arith.mulf %cst, %150 : f32
      affine.store %151, %arg0[%145] : memref<13xf32>
    }
    return
  }
}
