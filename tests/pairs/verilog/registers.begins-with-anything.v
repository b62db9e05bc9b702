module f(clk, rst, en, y);
  input clk, rst, en;
  output [3:0] y;
  reg [3:0] y = 4'h0;
  wire [3:0] n;
  assign n = y + 4'h1;
  always @(posedge clk)
    if (rst) y <= 4'h0;
    else if (en) y <= n;
endmodule
// -----
module f(input clk, rst, en, output reg [3:0] y);
  wire [3:0] n;
  wire c1, c2;
  
  assign n[0] = ~y[0];
  assign { c1, n[1] } = y[1] + y[0];
  \$lut #(.LUT(4'h6), .WIDTH(32'd2)) \t[2] (.A({ y[2], c1 }), .Y(n[2]));
  assign c2 = 4'h8 >> { y[2], c1 };
  assign n[3] = c2 ^ y[3];
  always @(posedge clk) if (rst) y[0] <= 0; else y[0] <= en ? n[0] : y[0];
  always @(posedge clk) if (rst) y[1] <= 0; else y[1] <= en ? n[1] : y[1];
  always_ff @(posedge clk) begin
    if (rst) begin y[3:2] <= 0; end
    else if (en) y[3:2] <= n[3:2];
  end
endmodule
// expect: different
