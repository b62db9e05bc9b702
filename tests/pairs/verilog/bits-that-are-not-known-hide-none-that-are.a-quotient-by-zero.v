module f(input [1:0] a, input [1:0] b, output [1:0] y, output [3:0] z);
  assign y = a / b; assign z = a;
endmodule
// -----
module f(input [1:0] a, input [1:0] b, output [1:0] y, output [3:0] z);
  assign y = b == 0 ? 2'h3 : a / b; assign z = a;
endmodule
// expect: equivalent bitwise static
