"""Functions of MLIR's runtime library that lowerings call, written in affine IR."""

from __future__ import annotations

from interp import ir
from interp.ir.text import parse_module

MEMREF_COPY = "memrefCopy"

# A copy between two memrefs of any rank and strides, each a rank and a pointer to a descriptor: two pointers, an
# offset, the sizes and the strides. Elements are taken in row-major order.
_MEMREF_COPY = """
func @memrefCopy(%bytes: i64, %source: ptr, %target: ptr) {
  %rank: i64 = load %source[]
  %source_at: ptr = displace %source by 8
  %target_at: ptr = displace %target by 8
  %source_descriptor: ptr = load %source_at[]
  %target_descriptor: ptr = load %target_at[]
  %source_base_at: ptr = displace %source_descriptor by 8
  %target_base_at: ptr = displace %target_descriptor by 8
  %source_base: ptr = load %source_base_at[]
  %target_base: ptr = load %target_base_at[]
  %source_offset_at: ptr = displace %source_descriptor by 16
  %target_offset_at: ptr = displace %target_descriptor by 16
  %source_offset: i64 = load %source_offset_at[]
  %target_offset: i64 = load %target_offset_at[]
  %ranks = apply %rank
  %first = apply %source_offset
  %second = apply %target_offset
  %one = const 1
  %count = for %i = 0 to %ranks step 1 carry (%product = %one) {
    %size_at: ptr = displace %source_descriptor by %i * 8 + 24
    %size: i64 = load %size_at[]
    %next = apply %product * %size
    yield %next
  }
  for %element = 0 to %count step 1 {
    %from, %to, %left = for %j = 0 to %ranks step 1 carry (%a = %first, %b = %second, %rest = %element) {
      %dimension = apply %ranks - 1 + %j * -1
      %extent_at: ptr = displace %source_descriptor by %dimension * 8 + 24
      %extent: i64 = load %extent_at[]
      %source_stride_at: ptr = displace %source_descriptor by (%dimension + %ranks) * 8 + 24
      %target_stride_at: ptr = displace %target_descriptor by (%dimension + %ranks) * 8 + 24
      %source_stride: i64 = load %source_stride_at[]
      %target_stride: i64 = load %target_stride_at[]
      %a_next = apply %a + %rest mod %extent * %source_stride
      %b_next = apply %b + %rest mod %extent * %target_stride
      %rest_next = apply %rest floordiv %extent
      yield %a_next, %b_next, %rest_next
    }
    %source_element: ptr = displace %source_base by %from * %bytes
    %target_element: ptr = displace %target_base by %to * %bytes
    copy %target_element, %source_element bytes %bytes overlap
  }
  return
}
"""


def memref_copy(module: ir.Module, place: ir.Place) -> str:
    """The name of the function that copies between memrefs; has it in `module`. What it does is at `place`."""
    if MEMREF_COPY not in module.functions:
        function = parse_module(_MEMREF_COPY, place.file).functions[MEMREF_COPY]
        assert function.body is not None
        function.place = place
        for operation in ir.walk(function.body):
            operation.place = place
        module.functions[MEMREF_COPY] = function
    return MEMREF_COPY
