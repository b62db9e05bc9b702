"""The dialects of IREE that are in dispatches."""

from __future__ import annotations

from frontends.api import DialectPack, EntryKind

DIALECTS = (
    DialectPack(
        name="IREE",
        dialects={
            "hal": ("frontends.iree.operations",),
            "iree_codegen": ("frontends.iree.operations", "frontends.iree.inner_tiles"),
            "iree_linalg_ext": ("frontends.iree.im2col",),
            "iree_tensor_ext": ("frontends.iree.operations",),
            "iree_vector_ext": ("frontends.iree.operations",),
        },
        entries=(
            EntryKind("func.func", "frontends.iree.entries:Dispatch", mention=r"hal\.interface"),
            EntryKind(
                "llvm.func", "frontends.iree.entries:LibraryDispatch", mention="iree_hal_executable_dispatch_state"
            ),
            EntryKind("llvm.func", "frontends.iree.entries:KernelDispatch", mention=r"iree_codegen\.dispatch_config"),
        ),
        tensor_destinations={"iree_codegen.inner_tiled": 2, "iree_linalg_ext.im2col": 1},
        memory_of_callers={"hal.interface.binding.subspan": "binding"},
        labels=("lowering_config", "compilation_info"),
        function_labels=("translation_info",),
        spellings=(
            # By what kind of descriptor the host passes a buffer, and for whom the iterations of a loop are meant.
            r", #hal\.descriptor_type<\w+>(?=>)",
            r"mapping = \[#iree_codegen\.\w+<[^\]>]*>(?:, #iree_codegen\.\w+<[^\]>]*>)*\], ",
        ),
    ),
)
