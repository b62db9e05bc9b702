module f(input [1:0] a, input [1:0] b, output [1:0] y, output [3:0] z);
  wire [1:0] t; assign t = b[0] ? a : 2'hx; assign y = t & 2'h1; assign z = a;
endmodule
// -----
module f(input [1:0] a, input [1:0] b, output [1:0] y, output [3:0] z);
  assign y = b[0] ? a & 2'h1 : 2'h3; assign z = a;
endmodule
// expect: unknown unsupported
