module main(
  input        clk,
               rst,
               en,
  input  [3:0] a,
               b,
  output [7:0] y
);
  reg [7:0] sum;
  reg [7:0] late_sh2;
  reg [7:0] late_sh1;
  reg [7:0] product;
  always_ff @(posedge clk) begin
    if (rst)
      product <= 8'h0;
    else
      product <= en ? {4'h0, a} * {4'h0, b} : product;
  end
  always_ff @(posedge clk)
    late_sh1 <= en ? product : late_sh1;
  always_ff @(posedge clk)
    late_sh2 <= en ? late_sh1 : late_sh2;
  always_ff @(posedge clk) begin
    if (rst)
      sum <= 8'h0;
    else
      sum <= sum + late_sh2;
  end
  assign y = sum;
endmodule
