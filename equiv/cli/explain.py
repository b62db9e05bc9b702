"""`equiv explain`: what a word of a verdict or a report means, and what helps."""

from __future__ import annotations

import textwrap

import click

from equiv.verdict.topics import TOPICS


@click.command("explain")
@click.argument("kind", required=False, type=click.Choice(list(TOPICS)), metavar="[KIND]")
def explain(kind: str | None) -> None:
    """Says what a verdict, a level, a scope or a reason of this KIND means and what helps; without one, lists them."""
    if kind is None:
        for each, explanation in TOPICS.items():
            click.echo(f"{each:<27}{textwrap.shorten(explanation.meaning, 90, placeholder=' ...')}")
        return
    explanation = TOPICS[kind]
    click.echo(textwrap.fill(explanation.meaning, 100))
    if explanation.help:
        click.echo(textwrap.fill(f"What helps: {explanation.help}", 100))
