"""The air dialect."""

from __future__ import annotations

from frontends.api import DialectPack, EntryKind

DIALECTS = (
    DialectPack(
        name="AIR",
        dialects={
            "air": (
                "frontends.air.channels",
                "frontends.air.copies",
                "frontends.air.hierarchy",
                "frontends.air.tasks",
            ),
        },
        forms={"air": "frontends.air.syntax"},
        passing=("air.rank", "air.launch", "air.segment", "air.herd"),
        addressing=dict.fromkeys(
            ("air.dma_memcpy_nd", "air.channel.put", "air.channel.get"), "frontends.air.access:addressed"
        ),
        tokens=("!air.async.token",),
        waits={"!air.async.token": "air.wait_all"},
        entries=(EntryKind("func.func", "frontends.air.offload:Offloading", mention=r"\baie\.device\b"),),
        meaningful=("air",),
        understood={"memref.alloc": ("air.refeed_count",)},
        stored=("air",),
        labels=(
            *("unrolled_iteration", "async_front", "async_back", "hoist_alloc", "isolated", "affine_opt_label"),
            *("air.launch_end", "air.segment_end", "air.launch_wave", "air.coalesced_shim_feed"),
            *("air.disable_ping_pong", "air.shared_resident_ring", "air.no_split", "air.no_chain_lock"),
            *("air.memtile_col", "air.shim_col", "air.shrinkage"),
            *("air.tile_dma_channel", "air.memtile_dma_channel_min", "air.dedicated_dma_channel"),
        ),
        terminators=(
            "air.rank_terminator",
            "air.launch_terminator",
            "air.segment_terminator",
            "air.herd_terminator",
            "air.execute_terminator",
        ),
        named_by_string={"air.segment": "sym_name"},
        scope="frontends.air.scope:Program",
    ),
)
