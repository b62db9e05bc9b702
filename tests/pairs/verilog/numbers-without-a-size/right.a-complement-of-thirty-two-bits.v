module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = (~32'h0f) >> 4 & a;
endmodule
// -----
module m(input [7:0] a, input [7:0] b, output [7:0] y);
  assign y = (~'h0f) >> 4 & a;
endmodule
// expect: equivalent
