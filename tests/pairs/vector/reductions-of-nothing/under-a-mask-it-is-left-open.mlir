func.func @f(%x: vector<4xi32>, %a: vector<4xi32>, %m: vector<4xi1>) -> vector<4xi32> {
  %r = vector.mask %m { vector.multi_reduction <add>, %x, %a [] : vector<4xi32> to vector<4xi32> }
      : vector<4xi1> -> vector<4xi32>
  return %r : vector<4xi32>
}
// -----
func.func @f(%x: vector<4xi32>, %a: vector<4xi32>, %m: vector<4xi1>) -> vector<4xi32> {
  %r = vector.mask %m { vector.multi_reduction <xor>, %x, %a [] : vector<4xi32> to vector<4xi32> }
      : vector<4xi1> -> vector<4xi32>
  return %r : vector<4xi32>
}
// expect: unknown unsupported
