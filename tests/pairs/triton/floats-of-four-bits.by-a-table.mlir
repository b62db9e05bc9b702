tt.func @f(%x: tensor<4x2xi8>) -> tensor<4x4xf16> {
  %y = ttg.fp4_to_fp %x {axis = 1 : i32} : tensor<4x2xi8> -> tensor<4x4xf16>
  tt.return %y : tensor<4x4xf16>
}
// -----
tt.func @f(%x: tensor<4x2xi8>) -> tensor<4x4xf16> {
  %c4 = arith.constant dense<4> : tensor<4x2xi8>
  %c15 = arith.constant dense<15> : tensor<4x2xi8>
  %h = arith.shrui %x, %c4 : tensor<4x2xi8>
  %l = arith.andi %x, %c15 : tensor<4x2xi8>
  %j = tt.join %l, %h : tensor<4x2xi8> -> tensor<4x2x2xi8>
  %b = tt.reshape %j : tensor<4x2x2xi8> -> tensor<4x4xi8>
  %r0 = arith.constant dense<0.0> : tensor<4x4xf16>
  %k0 = arith.constant dense<0> : tensor<4x4xi8>
  %v0 = arith.constant dense<0.0> : tensor<4x4xf16>
  %e0 = arith.cmpi eq, %b, %k0 : tensor<4x4xi8>
  %r1 = arith.select %e0, %v0, %r0 : tensor<4x4xi1>, tensor<4x4xf16>
  %k1 = arith.constant dense<1> : tensor<4x4xi8>
  %v1 = arith.constant dense<0.5> : tensor<4x4xf16>
  %e1 = arith.cmpi eq, %b, %k1 : tensor<4x4xi8>
  %r2 = arith.select %e1, %v1, %r1 : tensor<4x4xi1>, tensor<4x4xf16>
  %k2 = arith.constant dense<2> : tensor<4x4xi8>
  %v2 = arith.constant dense<1.0> : tensor<4x4xf16>
  %e2 = arith.cmpi eq, %b, %k2 : tensor<4x4xi8>
  %r3 = arith.select %e2, %v2, %r2 : tensor<4x4xi1>, tensor<4x4xf16>
  %k3 = arith.constant dense<3> : tensor<4x4xi8>
  %v3 = arith.constant dense<1.5> : tensor<4x4xf16>
  %e3 = arith.cmpi eq, %b, %k3 : tensor<4x4xi8>
  %r4 = arith.select %e3, %v3, %r3 : tensor<4x4xi1>, tensor<4x4xf16>
  %k4 = arith.constant dense<4> : tensor<4x4xi8>
  %v4 = arith.constant dense<2.0> : tensor<4x4xf16>
  %e4 = arith.cmpi eq, %b, %k4 : tensor<4x4xi8>
  %r5 = arith.select %e4, %v4, %r4 : tensor<4x4xi1>, tensor<4x4xf16>
  %k5 = arith.constant dense<5> : tensor<4x4xi8>
  %v5 = arith.constant dense<3.0> : tensor<4x4xf16>
  %e5 = arith.cmpi eq, %b, %k5 : tensor<4x4xi8>
  %r6 = arith.select %e5, %v5, %r5 : tensor<4x4xi1>, tensor<4x4xf16>
  %k6 = arith.constant dense<6> : tensor<4x4xi8>
  %v6 = arith.constant dense<4.0> : tensor<4x4xf16>
  %e6 = arith.cmpi eq, %b, %k6 : tensor<4x4xi8>
  %r7 = arith.select %e6, %v6, %r6 : tensor<4x4xi1>, tensor<4x4xf16>
  %k7 = arith.constant dense<7> : tensor<4x4xi8>
  %v7 = arith.constant dense<6.0> : tensor<4x4xf16>
  %e7 = arith.cmpi eq, %b, %k7 : tensor<4x4xi8>
  %r8 = arith.select %e7, %v7, %r7 : tensor<4x4xi1>, tensor<4x4xf16>
  %k8 = arith.constant dense<8> : tensor<4x4xi8>
  %v8 = arith.constant dense<-0.0> : tensor<4x4xf16>
  %e8 = arith.cmpi eq, %b, %k8 : tensor<4x4xi8>
  %r9 = arith.select %e8, %v8, %r8 : tensor<4x4xi1>, tensor<4x4xf16>
  %k9 = arith.constant dense<9> : tensor<4x4xi8>
  %v9 = arith.constant dense<-0.5> : tensor<4x4xf16>
  %e9 = arith.cmpi eq, %b, %k9 : tensor<4x4xi8>
  %r10 = arith.select %e9, %v9, %r9 : tensor<4x4xi1>, tensor<4x4xf16>
  %k10 = arith.constant dense<10> : tensor<4x4xi8>
  %v10 = arith.constant dense<-1.0> : tensor<4x4xf16>
  %e10 = arith.cmpi eq, %b, %k10 : tensor<4x4xi8>
  %r11 = arith.select %e10, %v10, %r10 : tensor<4x4xi1>, tensor<4x4xf16>
  %k11 = arith.constant dense<11> : tensor<4x4xi8>
  %v11 = arith.constant dense<-1.5> : tensor<4x4xf16>
  %e11 = arith.cmpi eq, %b, %k11 : tensor<4x4xi8>
  %r12 = arith.select %e11, %v11, %r11 : tensor<4x4xi1>, tensor<4x4xf16>
  %k12 = arith.constant dense<12> : tensor<4x4xi8>
  %v12 = arith.constant dense<-2.0> : tensor<4x4xf16>
  %e12 = arith.cmpi eq, %b, %k12 : tensor<4x4xi8>
  %r13 = arith.select %e12, %v12, %r12 : tensor<4x4xi1>, tensor<4x4xf16>
  %k13 = arith.constant dense<13> : tensor<4x4xi8>
  %v13 = arith.constant dense<-3.0> : tensor<4x4xf16>
  %e13 = arith.cmpi eq, %b, %k13 : tensor<4x4xi8>
  %r14 = arith.select %e13, %v13, %r13 : tensor<4x4xi1>, tensor<4x4xf16>
  %k14 = arith.constant dense<14> : tensor<4x4xi8>
  %v14 = arith.constant dense<-4.0> : tensor<4x4xf16>
  %e14 = arith.cmpi eq, %b, %k14 : tensor<4x4xi8>
  %r15 = arith.select %e14, %v14, %r14 : tensor<4x4xi1>, tensor<4x4xf16>
  %k15 = arith.constant dense<15> : tensor<4x4xi8>
  %v15 = arith.constant dense<-6.0> : tensor<4x4xf16>
  %e15 = arith.cmpi eq, %b, %k15 : tensor<4x4xi8>
  %r16 = arith.select %e15, %v15, %r15 : tensor<4x4xi1>, tensor<4x4xf16>
  tt.return %r16 : tensor<4x4xf16>
}
// expect: equivalent
