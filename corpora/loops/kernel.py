"""The kernels and what belongs to them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from corpora.loops.arguments import Arguments, read_arguments
from corpora.loops.recipes import RECIPES, Recipe
from corpora.loops.transform import Transformer

KERNELS = Path(__file__).parent / "kernels"
_RECIPES = {recipe.name: recipe for recipe in RECIPES}


@dataclass(frozen=True, slots=True)
class Kernel:
    """`family` and `form` make the file's name. `text` is the kernel as MLIR prints it, `kept` its recipes in the
    corpus, `sizes` the vectors at which it is run (one empty one where everything is static)."""

    family: str
    form: str
    text: str
    function: str
    sizes: tuple[dict[str, int], ...]
    kept: tuple[Recipe, ...]

    @property
    def name(self) -> str:
        return f"{self.family}.{self.form}"


FAMILIES = sorted({path.stem.partition(".")[0] for path in KERNELS.glob("*.mlir")})


def read_kernels(transformer: Transformer, families: set[str] | None = None) -> Iterator[Kernel]:
    """The kernels of the families asked for, or all, in the order of their names."""
    arguments = read_arguments(KERNELS / "arguments.toml")
    kept = tomllib.loads((KERNELS / "recipes.toml").read_text())
    for path in sorted(KERNELS.glob("*.mlir")):
        family, form = path.stem.split(".")
        if families is not None and family not in families:
            continue
        text = transformer.apply(path.read_text(), "")
        yield Kernel(
            family,
            form,
            text,
            transformer.function(text),
            tuple(arguments.get(path.stem, Arguments()).sizes()),
            tuple(_RECIPES[name] for name in kept.get(path.stem, [])),
        )
