func.func @f(%a: memref<?xf32>, %b: memref<?xf32>) {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%vs = vector.vscale
%n4 = arith.muli %vs, %c4 : index
%v = vector.load %a[%c0] : memref<?xf32>, vector<[4]xf32>
vector.store %v, %b[%c0] : memref<?xf32>, vector<[4]xf32>
return
}
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>) {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%vs = vector.vscale
%n4 = arith.muli %vs, %c4 : index
%mask = vector.create_mask %n4 : vector<[4]xi1>
%z = arith.constant dense<0.0> : vector<[4]xf32>
%v = vector.maskedload %a[%c0], %mask, %z : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
vector.maskedstore %b[%c0], %mask, %v : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
return
}
// expect: equivalent bitwise listed
