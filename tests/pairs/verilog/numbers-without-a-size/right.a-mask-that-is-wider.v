module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = a & 16'h1ff;
endmodule
// -----
module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = a & 'h1ff;
endmodule
// expect: equivalent
