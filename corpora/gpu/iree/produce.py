"""Writes the pairs of this corpus: `python -m corpora.gpu.iree.produce [--check] [FAMILY ...]`, with the optional
dependencies `corpora-iree` installed.

Each program of `sources/` is compiled by IREE for a CPU and for a GPU, or for two GPUs of AMD, and some of them for the
RISC-V cores of Coral NPU, with its dispatch dumped in generic form after every pass. Where a pass put other operations
in the place of some, there is a stage; every stage is a pair with the first one. Dumps that need to know the number of
workgroups or threads, and do not say it, are left out; a pass on functions prints none of what is beside them, which is
then what was printed last. So are dumps with operations that nothing here reads. Wrong variants are edits."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shutil import which

from corpora.producing import manifest, produce

ROOT = Path(__file__).parent
_VIRTUAL = "iree-llvmcpu-virtual-vector-lowering"
_RECONCILED = "iree-codegen-resolve-workgroup-count-hints"
TARGETS = {
    "cpu": ("--iree-hal-target-device=local", "--iree-hal-local-target-device-backends=llvm-cpu"),
    "cuda": ("--iree-hal-target-device=cuda", "--iree-cuda-target=sm_80"),
    # As the compiler of Coral NPU, which is a plugin of IREE, targets its cores (google-coral/coralnpu-compiler).
    "coral": (
        "--iree-hal-target-device=local",
        "--iree-hal-local-target-device-backends=llvm-cpu",
        "--iree-llvmcpu-target-triple=riscv32-unknown-elf",
        "--iree-llvmcpu-target-abi=ilp32",
        "--iree-llvmcpu-target-cpu-features=+m,+f,+zvl128b,+zve32f",
    ),
    # Without the buffers of AMD, which are zeros beyond their ends.
    **{
        name: (
            "--iree-hal-target-device=hip",
            f"--iree-rocm-target={chip}",
            "--iree-rocdl-enable-buffer-instructions=false",
        )
        for name, chip in (("cdna3", "gfx942"), ("rdna3", "gfx1100"))
    },
}
# What is compiled for AMD's matrix cores, and for which of them. Bytes of RDNA 3 are packed by fours in its last stage.
OF_CORAL = ("matmul", "reduction", "softmax")
OF_MATRIX_CORES = {"product": ("cdna3", "rdna3"), "product-i8": ("cdna3",), "windows": ("cdna3", "rdna3")}
_OPTIONS = (
    *("--mlir-print-op-generic", "--mlir-print-ir-after-all", "--mlir-print-local-scope", "--mlir-disable-threading"),
    *("--iree-llvmcpu-target-cpu=generic", "--compile-to=executable-targets"),
)
_HEADER = re.compile(r"^// -----// IR Dump After (\S+): (\S+?)(?:\{.*\})? //----- //\n", re.MULTILINE)
_OPERATION = re.compile(r'"([a-z_]+\.[a-z_.0-9]+)"\(')
# What a dispatch asks that is for one of several workgroups or threads.
_LIBRARY = "iree_hal_executable_dispatch_state_v0_t"  # what a dispatch in the LLVM dialect is handed
_CONFIG = re.compile(r'^  "iree_codegen\.dispatch_config".*?^  \}\) : \(\) -> \(\)\n', re.MULTILINE | re.DOTALL)
# Of what lanes hold of a product of tiles, of barriers around what threads do to tensors, and of pointers of 32 bits.
_UNREAD = re.compile(r"p:32:32|distributed = true|iree_gpu\.barrier_region|permutations = .*array<i64: \d, \d, \d>")
_DEALT_OUT = re.compile(r'"(hal\.interface\.workgroup|gpu\.(thread_id|barrier|shuffle|subgroup))')
# Passes from which on a dispatch sums in another order, starts its sums elsewhere, or fuses products with sums, and at
# which level it is then what it was. That of softmax goes back to the order of its rows where vectors become scalars.
CHANGES = {
    "convolution-cpu": {"iree-codegen-generic-vectorization": "reassociated", _VIRTUAL: "real"},
    "matmul-cpu": {"iree-codegen-generic-vectorization": "reassociated", _VIRTUAL: "real"},
    "matmul-cuda": {"iree-codegen-generic-vectorization": "reassociated"},
    "matmul-coral": {"iree-codegen-generic-vectorization": "reassociated", _VIRTUAL: "real"},
    "softmax-coral": {"iree-codegen-generic-vectorization": "reassociated", _VIRTUAL: "bitwise"},
    "softmax-cpu": {"iree-codegen-generic-vectorization": "reassociated", _VIRTUAL: "bitwise"},
    "softmax-cuda": {"iree-codegen-gpu-apply-tiling-level": "reassociated", _RECONCILED: "real"},
    **{
        f"{name}-{chip}": {"iree-codegen-gpu-pack-to-intrinsics": "reassociated"}
        for name in ("product", "windows")
        for chip in ("cdna3", "rdna3")
    },
}
# Wrong variants that take half a minute each, as others of the same kind do not.
COSTLY = {("matmul-coral", "one workgroup too few")}
# The passes that end in a polynomial for the exponential function.
APPROXIMATED = {
    "softmax-coral": "iree-codegen-math-transform",
    "softmax-cpu": "iree-op-pipeline-adaptor",
    "softmax-cuda": "iree-op-pipeline-adaptor",
}
# What is wrong, what is there, and what is there instead.
EDITS = (
    ("two bindings exchanged", r"binding = ([01]) :", lambda found: f"binding = {1 - int(found[1])} :"),
    ("a product for a quotient", r'"arith\.divf"', '"arith.mulf"'),
    ("a difference for a sum", r'"arith\.add([fi])"', r'"arith.sub\1"'),
    (
        "one workgroup too few",
        r"(iree_codegen\.dispatch_config(?:.|\n)*?value = )(\d+) : index",
        lambda found: f"{found[1]}{int(found[2]) - 1} : index",
    ),
    ("a difference for a sum of floats", r'"llvm\.fadd"', '"llvm.fsub"'),
    ("a difference for a sum of integers", r'"llvm\.add"(\(.*: \(i32, i32\))', r'"llvm.sub"\1'),
    ("the other half of the lanes", r'("gpu\.shuffle"\(.*mode = #gpu\.shuffle_mode<)xor', r"\1up"),
)
# Of products by matrix cores.
_MATRICES = re.compile(r'"amdgpu\.[mw]\w*ma"|"rocdl\.[mw]\w*ma\.')
_LANES = r"static_basis = array<i64: (\d+), 16>"
MATRIX_EDITS = (
    # iree-org/iree#17973 and #19635: barriers between what a workgroup copies and what it reads were missing.
    ("iree 17973, 19635: no barriers", r'"(?:gpu|rocdl\.s)\.barrier"\(\)[^\n]*\n', ""),
    ("factors exchanged", r'("amdgpu\.[mw]\w*ma"|"rocdl\.[mw]\w*ma\.[\w.]*")\((%\w+), (%\w+),', r"\1(\3, \2,"),
    # iree-org/iree#18206: lanes dealt out as in a subgroup of another width.
    ("iree 18206: lanes of a subgroup of half the width", r"static_basis = array<i64: ([24]), 16>",
     lambda found: f"static_basis = array<i64: {int(found[1]) // 2}, 16>"),
    ("a difference for a sum of floats", r'"(arith\.|llvm\.f)add(f?)"\((.*f32)', r'"\1sub\2"(\3'),
    ("a difference for a sum of integers", r'"arith\.addi"(.*: \(vector)', r'"arith.subi"\1'),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Stage:
    """A dispatch and the pass that made it."""

    name: str
    text: str


def dumps(source: Path, target: str) -> Iterator[Stage]:
    """The dispatch of a program after each pass."""
    beside = Path(sys.executable).with_name("iree-compile")
    compiler = str(beside) if beside.exists() else which("iree-compile")
    if compiler is None:
        sys.exit("there is no iree-compile here; install the optional dependencies corpora-iree")
    command = [compiler, str(source), *TARGETS[target], *_OPTIONS, "-o", "/dev/null"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    found, config = list(_HEADER.finditer(text)), ""
    for header, end in zip(found, [*(each.start() for each in found[1:]), len(text)], strict=True):
        body = text[header.end() : end].strip() + "\n"
        said = _CONFIG.search(body)
        config = said[0] if said else config
        if config and body.startswith('"func.func"') and target not in ("cpu", "cuda"):
            body = f'"builtin.module"() ({{\n{body}{config}}}) : () -> ()\n'
        whole = body.startswith(('"func.func"', '"builtin.module"')) and '"hal.executable' not in body
        library = _LIBRARY in body and "unrealized_conversion_cast" not in body
        kernel = '"rocdl.' in body and '"llvm.func"' in body
        if not whole or not (library or kernel or "hal.interface.binding.subspan" in body) or _UNREAD.search(body):
            continue
        counted = "iree_codegen.dispatch_config" in body and "workgroup_count_from_slice" not in body
        if (library or kernel or _DEALT_OUT.search(body)) and not counted:
            continue
        yield Stage(header[2].rpartition("::")[2], body)


def stages(source: Path, target: str) -> list[Stage]:
    """The dumps whose operations, maps or types are not those of the one before."""
    found: list[Stage] = []
    for each in dumps(source, target):
        if not found or _signature(each.text) != _signature(found[-1].text):
            found.append(each)
    return found


def _signature(text: str) -> Counter[str]:
    """How often each operation stands in a dispatch, but for constants, which come and go."""
    body, _, _ = text.partition('"iree_codegen.dispatch_config"')
    names = (found[1] for found in _OPERATION.finditer(body))
    return Counter(name for name in names if name not in ("arith.constant", "builtin.module"))


def wrong(text: str) -> dict[str, str]:
    """Variants of a dispatch that mean something else, by what is wrong."""
    found = {}
    for what, pattern, replacement in MATRIX_EDITS if _MATRICES.search(text) else EDITS:
        changed, count = re.subn(pattern, replacement, text)
        if count and not (what == "a difference for a sum" and "a product for a quotient" in found):
            found[what] = changed
    return found


def files(name: str, target: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    family = f"{name}-{target}"
    found = stages(ROOT / "sources" / f"{name}.mlir", target)
    match = re.search(r'sym_name = "(\w+_dispatch_\w+)"', found[0].text)
    assert match is not None
    texts: dict[str, str] = {}
    pairs: list[dict[str, str]] = []

    def pair(
        name: str, source: str, target: str, what: str, pipeline: str, level: str, expected: str, saw: str = ""
    ) -> None:
        entry = {
            "name": name,
            "source": f"{source}.mlir",
            "target": f"{target}.mlir",
            "function": match[1],
            "what": what,
            "pipeline": pipeline,
            "level": level,
            "expected": expected,
        }
        pairs.append(entry | ({"saw": saw} if saw else {}))

    names: list[str] = []
    level, sound = "bitwise", 0
    for number, stage in enumerate(found):
        names.append(f"{number:02}-{stage.name}")
        texts[f"{names[-1]}.mlir"] = stage.text
    for number, (after, stage) in enumerate(zip(names[1:], found[1:], strict=True), 1):
        started = level != "bitwise" or stage.name != "canonicalize"
        level = CHANGES.get(family, {}).get(stage.name, level) if started else level
        if APPROXIMATED.get(family) == stage.name and "math.exp" not in stage.text:
            saw = "the exponential function is approximated by a polynomial"
            pair(after, names[0], after, f"the dispatch and what it is after {stage.name}", "", level, "different", saw)
            break
        sound = number
        what = f"the dispatch and what it is after {stage.name}"
        pair(after, names[0], after, what, stage.name, level, "equivalent")
    for each in names[sound + 2 :]:
        del texts[f"{each}.mlir"]
    first = next((at for at, each in enumerate(found) if _MATRICES.search(each.text)), len(found) // 2)
    for at in (first, sound):
        for number, (what, changed) in enumerate(wrong(found[at].text).items(), 1):
            if (family, what) in COSTLY:
                continue
            variant = f"{names[at][:2]}-wrong-{number}"
            texts[f"{variant}.mlir"] = changed
            pair(variant, names[0], variant, what, "an edit", level, "different")
    tool = f"iree-compile of iree-base-compiler {_version()}: {' '.join(TARGETS[target])}"
    texts["manifest.toml"] = manifest("corpora/gpu/iree/produce.py", "the sources", family, tool, pairs)
    return texts


def _version() -> str:
    try:
        return version("iree-base-compiler")
    except PackageNotFoundError:
        return "3.13.0"


def targets(program: str) -> tuple[str, ...]:
    """What a program is compiled for."""
    return OF_MATRIX_CORES.get(program, ("cpu", "cuda", "coral") if program in OF_CORAL else ("cpu", "cuda"))


def main(arguments: Sequence[str] | None = None) -> int:
    families = {
        f"{source.stem}-{target}": partial(files, source.stem, target)
        for source in sorted((ROOT / "sources").glob("*.mlir"))
        for target in targets(source.stem)
    }
    return produce("corpora.gpu.iree.produce", "Writes the corpus of dispatches.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
