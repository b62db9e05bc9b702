module m(input signed [7:0] a, input signed [7:0] b, output [7:0] y);
  assign y = (a > 32'sh1) ? 8'd1 : 8'd0;
endmodule
// -----
module m(input signed [7:0] a, input signed [7:0] b, output [7:0] y);
  assign y = (a > 'sh1) ? 8'd1 : 8'd0;
endmodule
// expect: equivalent
