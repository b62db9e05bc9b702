"""What later passes replace: streams to several tiles, buffers and processes of object fifos, and chains of descriptors
with parameters."""

from __future__ import annotations

from frontends.aie.syntax.attributes import case, number
from frontends.mlir.core.syntax.assembly import always, declare
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form
from frontends.mlir.core.syntax.functions import symbol_name

_ENDS = {"bundle": case, "number": number}
_TILE, _RESULT = {"tile": always("index")}, {"result": always("index")}

declare(
    "aie.objectfifo.register_external_buffers",
    "{} $objFifo_name '(' %tile , '{' %externalBuffers* '}' ')' : '(' !externalBuffers* ')'",
    infer=_TILE,
)
declare(
    "aie.objectfifo.register_process",
    "{} $objFifo_name '(' $port:bundle , %acquirePatternTensor : !acquirePatternTensor ,"
    " %releasePatternTensor : !releasePatternTensor , $callee , %length ')'",
    infer={"length": always("index")},
    kinds=_ENDS,
)
declare("aie.configure_cascade", "'(' %tile , $inputDir:bundle , $outputDir:bundle ')' {}", infer=_TILE, kinds=_ENDS)
declare("aie.put_stream", "'(' %channel : !channel , %stream_value : !stream_value ')' {}")
declare("aie.get_stream", "'(' %channel : !channel ')' {} : !stream_value")
declare(
    "aiex.multicast aiex.broadcast_packet",
    "'(' %tile , $bundle:bundle : $channel:number ')' ^ports {}",
    infer=_TILE,
    kinds=_ENDS,
)
declare("aiex.bp_id", "'(' $ID:number ')' ^ports {}", kinds=_ENDS)
declare("aiex.multi_dest aiex.bp_dest", "'<' %tile , $bundle:bundle : $channel:number '>' {}", infer=_TILE, kinds=_ENDS)


@form("aie.bd_chain")
def _bd_chain(cursor: Cursor) -> Generic:
    """`@chain(%a: memref<8xi32>, %lock: index) {...}`"""
    attributes = {"sym_name": symbol_name(cursor.symbol())}
    arguments = cursor.enclosed("(", cursor.typed_argument)
    attributes |= cursor.attributes_clause()
    return Generic([], [], attributes, [cursor.region(tuple(arguments))])


declare(
    "aiex.dma_start_bd_chain",
    "$symbol '(' %args* ')' : '(' !args* ')' on '(' %tile , $direction:bundle , $channel:number ')' {}",
    infer=_TILE | _RESULT,
    kinds=_ENDS,
)
declare("aiex.dma_start_bd_chain_for", "$symbol '(' %args* ')' : '(' !args* ')' for $alloc {}", infer=_RESULT)
declare("aiex.control_packet", "{}")
