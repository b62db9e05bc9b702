module f(input [1:0] a, input [1:0] b, output [1:0] y, output [3:0] z);
  assign z = {a / b, a}; assign y = a;
endmodule
// -----
module f(input [1:0] a, input [1:0] b, output [1:0] y, output [3:0] z);
  assign z = b == 0 ? {2'h0, ~a} : {a / b, a}; assign y = a;
endmodule
// expect: unknown unsupported
