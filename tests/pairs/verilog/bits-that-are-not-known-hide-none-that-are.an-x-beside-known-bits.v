module f(input [1:0] a, input [1:0] b, output [1:0] y, output [3:0] z);
  assign z = {2'hx, a}; assign y = a;
endmodule
// -----
module f(input [1:0] a, input [1:0] b, output [1:0] y, output [3:0] z);
  assign z = {2'hx, ~a}; assign y = a;
endmodule
// expect: unknown unsupported
