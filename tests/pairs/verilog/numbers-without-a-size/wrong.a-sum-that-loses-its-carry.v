module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = (a + b + 8'h0) >> 1;
endmodule
// -----
module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = (a + b + 'h0) >> 1;
endmodule
// expect: different
