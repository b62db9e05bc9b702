module main(
  input wire [15:0] a,
  input wire [15:0] b,
  output wire [16:0] out
);
  wire literal_102;
  wire [9:0] bit_slice_103;
  wire [9:0] bit_slice_104;
  wire bit_slice_105;
  wire bit_slice_106;
  wire [10:0] concat_107;
  wire [10:0] concat_108;
  wire [9:0] literal_109;
  wire carry;
  wire [10:0] add_111;
  wire [10:0] concat_112;
  wire [5:0] bit_slice_113;
  wire [5:0] bit_slice_114;
  wire [10:0] high;
  wire [5:0] low;
  wire [16:0] concat_119;
  assign literal_102 = 1'h0;
  assign bit_slice_103 = a[15:6];
  assign bit_slice_104 = b[15:6];
  assign bit_slice_105 = a[5];
  assign bit_slice_106 = b[5];
  assign concat_107 = {literal_102, bit_slice_103};
  assign concat_108 = {literal_102, bit_slice_104};
  assign literal_109 = 10'h000;
  assign carry = bit_slice_105 & bit_slice_106;
  assign add_111 = concat_107 - concat_108;
  assign concat_112 = {literal_109, carry};
  assign bit_slice_113 = a[5:0];
  assign bit_slice_114 = b[5:0];
  assign high = add_111 + concat_112;
  assign low = bit_slice_113 | bit_slice_114;
  assign concat_119 = {high, low};
  assign out = concat_119;
endmodule
