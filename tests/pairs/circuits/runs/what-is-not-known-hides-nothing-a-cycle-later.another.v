// options: --func f@3
// The higher bit is 0 whatever the quotient, so a target in which it is 1 is wrong.
module f(input clk, input [1:0] a, input [1:0] b, output y, output [1:0] z);
  reg [1:0] r = 2'h0;
  always @(posedge clk) r <= a / b;
  wire [1:0] t = r & 2'h1;
  assign y = t[1];
  assign z = a;
endmodule
// -----
module f(input clk, input [1:0] a, input [1:0] b, output y, output [1:0] z);
  reg [1:0] r = 2'h0;
  always @(posedge clk) r <= a / b;
  wire [1:0] t = r & 2'h1;
  assign y = t[1] | (b == 2'h0);
  assign z = a;
endmodule
// expect: unknown unsupported
