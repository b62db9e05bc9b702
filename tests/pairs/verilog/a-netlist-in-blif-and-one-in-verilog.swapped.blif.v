.model f
.inputs a b
.outputs y
.names a b y
10 1
.end
// -----
module f(b, a, y);
  input a;
  input b;
  output y;
  assign y = b & ~a;
endmodule
// expect: different
