"""Loops and choices instead of jumps: a graph of nodes with a beginning and an end as a structure.

Nodes are numbers. A loop is what one node dominates and comes back to; it goes on where all its ways out meet again. A
choice ends where its ways meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

END = -1  # where all ways lead
AGAIN = -2  # the end of a round of the loop around, which goes on with the next one


MOST_IN_ONE_ANOTHER = 120  # choices and loops


class Irreducible(Exception):
    """What has no such structure: a loop that begins in more than one place, or that also ends where the loop around it
    goes on, and what is too deep."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A node, and what follows it, in the order of its successors."""

    node: int
    arms: Sequence[Sequence[Item]]


@dataclass(frozen=True, slots=True)
class Loop:
    """What is done at least once, and for as long as it ends with `AGAIN`."""

    body: Sequence[Item]


Item = int | Choice | Loop
"""A number is a node, or `AGAIN`."""


def structured(entry: int, following: Mapping[int, Sequence[int]]) -> list[Item]:
    """The structure of a graph in which every node leads to `END`. Raises `Irreducible`."""
    return _Graph(entry, following).items(entry, END, 0)


class _Graph:
    def __init__(self, entry: int, following: Mapping[int, Sequence[int]]) -> None:
        self.following = {node: following.get(node, (END,)) for node in _reached(entry, following)} | {END: ()}
        order = _postorder(entry, self.following)[::-1]
        before: dict[int, list[int]] = {node: [] for node in order}
        for node in order:
            for each in self.following[node]:
                before[each].append(node)
        place = {node: number for number, node in enumerate(order)}
        dominators = _dominators(order, before)
        self.loops: dict[int, set[int]] = {}
        for node in order:
            for goal in self.following[node]:
                if place[goal] <= place[node]:
                    if not _dominates(dominators, goal, node):
                        raise Irreducible
                    _add_loop(self.loops.setdefault(goal, {goal}), node, before)
        self.joins = _dominators(_postorder(END, before)[::-1], self.following)

    def items(self, node: int, stop: int, depth: int) -> list[Item]:
        """What is done from a node on until `stop`, within so many choices and loops."""
        if depth > MOST_IN_ONE_ANOTHER:
            raise Irreducible
        found: list[Item] = []
        while node not in (stop, END):
            if node == AGAIN:
                return [*found, AGAIN]
            following = self.following[node]
            if node in self.loops:
                goes_on = self.joins[node]
                while goes_on in self.loops[node]:
                    goes_on = self.joins[goes_on]
                found.append(Loop(self._body(node, goes_on, depth + 1)))
                node = goes_on
            elif len(following) == 1:
                found.append(node)
                node = following[0]
            else:
                join = self.joins[node]
                found.append(Choice(node, [self.items(each, join, depth + 1) for each in following]))
                node = join
        return found

    def _body(self, header: int, goes_on: int, depth: int) -> list[Item]:
        """A round of a loop: all that is done between its header and where it goes on."""
        inside: dict[int, list[int]] = {}
        pending = [header]
        while pending:
            node = pending.pop()
            if node not in inside:
                following = self.following[node]
                if AGAIN in following and goes_on != AGAIN:
                    raise Irreducible
                inside[node] = [AGAIN if each == header else END if each == goes_on else each for each in following]
                pending += [each for each in inside[node] if each >= 0]
        return _Graph(header, inside).items(header, END, depth)


def _reached(entry: int, following: Mapping[int, Sequence[int]]) -> set[int]:
    found: set[int] = {END}
    pending = [entry]
    while pending:
        node = pending.pop()
        if node not in found:
            found.add(node)
            pending += following.get(node, ())
    return found


def _postorder(entry: int, following: Mapping[int, Sequence[int]]) -> list[int]:
    """Each node after those that it leads to, but for the ways back in loops."""
    order: list[int] = []
    seen = {entry}
    pending = [(entry, iter(following[entry]))]
    while pending:
        node, rest = pending[-1]
        each = next((other for other in rest if other not in seen), None)
        if each is None:
            order.append(node)
            pending.pop()
        else:
            seen.add(each)
            pending.append((each, iter(following[each])))
    return order


def _dominators(order: Sequence[int], before: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """The immediate dominator of each node, by Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001).
    `order` has a node behind those that lead to it, but for loops; its first one is its own."""
    place = {node: number for number, node in enumerate(order)}
    found = {order[0]: order[0]}
    changed = True
    while changed:
        changed = False
        for node in order[1:]:
            known = [each for each in before[node] if each in found]
            closest = known[0]
            for each in known[1:]:
                while closest != each:
                    if place[closest] > place[each]:
                        closest = found[closest]
                    else:
                        each = found[each]
            if found.get(node) != closest:
                found[node], changed = closest, True
    return found


def _dominates(dominators: Mapping[int, int], one: int, other: int) -> bool:
    while other != one and dominators[other] != other:
        other = dominators[other]
    return other == one


def _add_loop(loop: set[int], last: int, before: Mapping[int, Sequence[int]]) -> None:
    """Adds the nodes from which one comes to `last` without leaving the loop."""
    pending = [last]
    while pending:
        node = pending.pop()
        if node not in loop:
            loop.add(node)
            pending += before[node]
