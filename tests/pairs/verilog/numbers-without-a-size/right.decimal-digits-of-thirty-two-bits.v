module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = (a + b) / 32'd3;
endmodule
// -----
module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = (a + b) / 'd3;
endmodule
// expect: equivalent
