"""Attention as MLIR text: softmax over whole rows, and by blocks with a running maximum and sum (flash attention)."""

from __future__ import annotations

from textwrap import dedent, indent


def _signature(sequence: int, head: int) -> str:
    names = ("Q", "K", "V", "O")
    return ", ".join(f"%{name}: memref<{sequence}x{head}xf32>" for name in names)


def _function(sequence: int, head: int, body: str) -> str:
    text = indent(dedent(body).strip("\n"), "  ")
    return f"func.func @f({_signature(sequence, head)}) {{\n{text}\n  return\n}}\n"


def plain_attention(sequence: int, head: int) -> str:
    """softmax(Q K^T / sqrt(head)) V, each row with its maximum subtracted."""
    return _function(
        sequence,
        head,
        f"""
        %zero = arith.constant 0.0 : f32
        %least = arith.constant 0xFF800000 : f32
        %scale = arith.constant {head**-0.5!r} : f32
        %S = memref.alloc() : memref<{sequence}xf32>
        affine.for %i = 0 to {sequence} {{
          affine.for %j = 0 to {sequence} {{
            %dot = affine.for %k = 0 to {head} iter_args(%sum = %zero) -> (f32) {{
              %q = affine.load %Q[%i, %k] : memref<{sequence}x{head}xf32>
              %key = affine.load %K[%j, %k] : memref<{sequence}x{head}xf32>
              %p = arith.mulf %q, %key : f32
              %next = arith.addf %sum, %p : f32
              affine.yield %next : f32
            }}
            %s = arith.mulf %dot, %scale : f32
            affine.store %s, %S[%j] : memref<{sequence}xf32>
          }}
          %m = affine.for %j = 0 to {sequence} iter_args(%max = %least) -> (f32) {{
            %s = affine.load %S[%j] : memref<{sequence}xf32>
            %next = arith.maximumf %max, %s : f32
            affine.yield %next : f32
          }}
          %l = affine.for %j = 0 to {sequence} iter_args(%sum = %zero) -> (f32) {{
            %s = affine.load %S[%j] : memref<{sequence}xf32>
            %d = arith.subf %s, %m : f32
            %e = math.exp %d : f32
            affine.store %e, %S[%j] : memref<{sequence}xf32>
            %next = arith.addf %sum, %e : f32
            affine.yield %next : f32
          }}
          affine.for %j = 0 to {sequence} {{
            %e = affine.load %S[%j] : memref<{sequence}xf32>
            %p = arith.divf %e, %l : f32
            affine.store %p, %S[%j] : memref<{sequence}xf32>
          }}
          affine.for %k = 0 to {head} {{
            %o = affine.for %j = 0 to {sequence} iter_args(%sum = %zero) -> (f32) {{
              %p = affine.load %S[%j] : memref<{sequence}xf32>
              %v = affine.load %V[%j, %k] : memref<{sequence}x{head}xf32>
              %pv = arith.mulf %p, %v : f32
              %next = arith.addf %sum, %pv : f32
              affine.yield %next : f32
            }}
            affine.store %o, %O[%i, %k] : memref<{sequence}x{head}xf32>
          }}
        }}
        """,
    )


def flash_attention(sequence: int, head: int, block: int) -> str:
    """One pass over blocks of keys and values; what was accumulated is rescaled as the maximum grows."""
    return _function(
        sequence,
        head,
        f"""
        %zero = arith.constant 0.0 : f32
        %least = arith.constant 0xFF800000 : f32
        %scale = arith.constant {head**-0.5!r} : f32
        %S = memref.alloc() : memref<{block}xf32>
        %A = memref.alloc() : memref<{head}xf32>
        affine.for %i = 0 to {sequence} {{
          affine.for %k = 0 to {head} {{
            affine.store %zero, %A[%k] : memref<{head}xf32>
          }}
          %ml:2 = affine.for %b = 0 to {sequence} step {block} iter_args(%m = %least, %l = %zero) -> (f32, f32) {{
            %high = affine.for %j = 0 to {block} iter_args(%max = %m) -> (f32) {{
              %dot = affine.for %k = 0 to {head} iter_args(%sum = %zero) -> (f32) {{
                %q = affine.load %Q[%i, %k] : memref<{sequence}x{head}xf32>
                %key = affine.load %K[%b + %j, %k] : memref<{sequence}x{head}xf32>
                %p = arith.mulf %q, %key : f32
                %next = arith.addf %sum, %p : f32
                affine.yield %next : f32
              }}
              %s = arith.mulf %dot, %scale : f32
              affine.store %s, %S[%j] : memref<{block}xf32>
              %next = arith.maximumf %max, %s : f32
              affine.yield %next : f32
            }}
            %gap = arith.subf %m, %high : f32
            %alpha = math.exp %gap : f32
            %kept = arith.mulf %l, %alpha : f32
            affine.for %k = 0 to {head} {{
              %a = affine.load %A[%k] : memref<{head}xf32>
              %scaled = arith.mulf %a, %alpha : f32
              affine.store %scaled, %A[%k] : memref<{head}xf32>
            }}
            %grown = affine.for %j = 0 to {block} iter_args(%sum = %kept) -> (f32) {{
              %s = affine.load %S[%j] : memref<{block}xf32>
              %d = arith.subf %s, %high : f32
              %e = math.exp %d : f32
              affine.for %k = 0 to {head} {{
                %v = affine.load %V[%b + %j, %k] : memref<{sequence}x{head}xf32>
                %ev = arith.mulf %e, %v : f32
                %a = affine.load %A[%k] : memref<{head}xf32>
                %next = arith.addf %a, %ev : f32
                affine.store %next, %A[%k] : memref<{head}xf32>
              }}
              %next = arith.addf %sum, %e : f32
              affine.yield %next : f32
            }}
            affine.yield %high, %grown : f32, f32
          }}
          affine.for %k = 0 to {head} {{
            %a = affine.load %A[%k] : memref<{head}xf32>
            %o = arith.divf %a, %ml#1 : f32
            affine.store %o, %O[%i, %k] : memref<{sequence}x{head}xf32>
          }}
        }}
        """,
    )
