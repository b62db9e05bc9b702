module rounded(
  input wire [31:0] x,
  output wire [23:0] out
);
  wire [31:0] literal_606;
  wire [30:0] literal_607;
  wire bit_slice_608;
  wire [7:0] bit_slice_609;
  wire [7:0] literal_610;
  wire [22:0] bit_slice_611;
  wire [22:0] literal_612;
  wire [31:0] add_613;
  wire [31:0] odd;
  wire eq_615;
  wire ne_616;
  wire [31:0] add_617;
  wire and_618;
  wire [23:0] bit_slice_619;
  wire [23:0] literal_620;
  wire [23:0] sel_623;
  assign literal_606 = 32'h0000_007f;
  assign literal_607 = 31'h0000_0000;
  assign bit_slice_608 = x[8];
  assign bit_slice_609 = x[30:23];
  assign literal_610 = 8'hff;
  assign bit_slice_611 = x[22:0];
  assign literal_612 = 23'h00_0000;
  assign add_613 = x + literal_606;
  assign odd = {literal_607, bit_slice_608};
  assign eq_615 = bit_slice_609 == literal_610;
  assign ne_616 = bit_slice_611 != literal_612;
  assign add_617 = add_613 + odd;
  assign and_618 = eq_615 & ne_616;
  assign bit_slice_619 = add_617[31:8];
  assign literal_620 = 24'h7f_c000;
  assign sel_623 = and_618 ? bit_slice_619 : literal_620;
  assign out = sel_623;
endmodule
