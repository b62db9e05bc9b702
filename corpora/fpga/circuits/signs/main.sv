module main(
  input  [7:0]  a,
                b,
  input  [3:0]  c,
  output [9:0]  s,
  output [11:0] p,
  output [8:0]  q,
  output [3:0]  r,
  output        l,
                m
);
  wire [9:0] _GEN = {2'h0, a} + {{2{b[7]}}, b};
  assign s = _GEN;
  assign p = {{4{b[7]}}, b} * {8'h0, c};
  assign q = {b[7], b} - 9'h1FD;
  assign r = _GEN[3:0];
  assign l = $signed({1'h0, a}) < $signed({b[7], b});
  assign m = {1'h0, c} == 5'h1D;
endmodule
