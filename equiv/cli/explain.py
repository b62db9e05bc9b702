"""`equiv explain`: what a kind of reason means, and what helps."""

from __future__ import annotations

import textwrap

import click

from equiv.verdict.reasons import EXPLANATIONS, ReasonKind


@click.command("explain")
@click.argument("kind", required=False, type=click.Choice([kind.value for kind in ReasonKind]), metavar="[KIND]")
def explain(kind: str | None) -> None:
    """Says what a reason of this KIND means and what helps; without one, lists the kinds."""
    if kind is None:
        for each, explanation in EXPLANATIONS.items():
            click.echo(f"{each:<27}{textwrap.shorten(explanation.meaning, 90, placeholder=' ...')}")
        return
    explanation = EXPLANATIONS[ReasonKind(kind)]
    click.echo(textwrap.fill(explanation.meaning, 100))
    if explanation.help:
        click.echo(textwrap.fill(f"What helps: {explanation.help}", 100))
