"""The command line."""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from interp.errors import StaleCore

if TYPE_CHECKING:
    from equiv.cli.configuration import Configuration

CONFIGURED = "EQUIV_CONFIG"
"""The variable that names the file of `--config`."""
_EXIT_INPUT, _EXIT_UNKNOWN = 2, 3
_INTERRUPTED, _BROKEN_PIPE = 130, 141  # as shells report SIGINT and SIGPIPE
# These say it themselves: the one shows all of it, the other is silent where the tool would be.
_owns_process = False
_QUIET = ("config", "opt")
# By name: where it is, and what it does, as its own help begins.
_COMMANDS = {
    "batch": ("equiv.cli.batch:batch", "Checks many pairs in worker processes."),
    "bisect": ("equiv.cli.bisect:bisect", "Says which pass of PIPELINE first breaks FILE."),
    "cache": ("equiv.cli.cache:cache", "Shows, checks and empties the verdicts that are kept between runs."),
    "certify": ("equiv.cli.certify:certify", "Checks the certificate FILE of `equiv check --certificate`."),
    "check": ("equiv.cli.check:check", "Checks that TARGET means the same as SOURCE."),
    "config": ("equiv.cli.config:config", "Shows the options of COMMAND."),
    "corpus": ("equiv.cli.corpus:corpus", "Lists, checks and shows the pairs of the corpora."),
    "explain": ("equiv.cli.explain:explain", "Says what a verdict, a level, a scope or a reason of this KIND means."),
    "ir": ("equiv.cli.ir:show_ir", "Prints the affine IR that FILE lowers to."),
    "opt": ("equiv.cli.opt:opt", "Runs TOOL with its ARGUMENTS and checks every pass of its pipeline."),
    "reduce": ("equiv.cli.reduce:reduce", "Makes SOURCE and TARGET smaller while the verdict and its kind stay."),
    "report": ("equiv.cli.report:report", "Makes reports of the records in INPUT."),
    "watch": (
        "equiv.cli.watch:watch",
        "Checks that TARGET means the same as SOURCE, and again whenever one of the two files changes.",
    ),
}


class _Commands(click.Group):
    """A group whose commands are imported when they are asked for: a test suite starts `equiv opt` once a test."""

    def list_commands(self, context: click.Context) -> list[str]:
        return sorted(_COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in self.commands and name in _COMMANDS:
            module, _, attribute = _COMMANDS[name][0].partition(":")
            self.add_command(getattr(import_module(module), attribute), name)
        return super().get_command(context, name)

    def resolve_command(
        self, context: click.Context, arguments: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = arguments[0]
        if self.get_command(context, name) is None and name[:1].isalnum() and not context.resilient_parsing:
            context.fail(f"there is no command '{name}'; {_meant_by(name)}")
        return super().resolve_command(context, arguments)

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, _COMMANDS[name][1]) for name in self.list_commands(context)])


def _meant_by(name: str) -> str:
    """What whoever gave a name that is no command's may have meant."""
    import difflib
    import os

    if os.sep in name or "." in name:
        return "a pair is checked by 'equiv check SOURCE TARGET'"
    near = difflib.get_close_matches(name, _COMMANDS, 1)
    return f"did you mean '{near[0]}'?" if near else f"there are {', '.join(sorted(_COMMANDS))}"


def _print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if not wanted or context.resilient_parsing:
        return
    from equiv.jobs.versions import versions

    for line in versions():
        click.echo(line)
    context.exit(0)


# What click 8.2 and later raise for a group without a command.
_HELP: type[Exception] | tuple[()] = getattr(click.exceptions, "NoArgsIsHelpError", ())


def owns_process() -> bool:
    """Whether this process runs the command line and nothing else, so that it may be forked."""
    return _owns_process


def main() -> None:
    """The entry point. Whatever goes wrong, the exit code is never that of a verdict that was not reached."""
    from equiv.cli.streams import protect
    from equiv.request.process import collect_rarely, leave

    global _owns_process
    _owns_process = protect()
    if not _owns_process:
        _run()
        return
    # Who has it ignored, as some servers of builds do, would be told of no process how it ended.
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGCHLD,))
    collect_rarely()
    try:
        _run()
    except SystemExit as ended:
        if isinstance(ended.code, int):
            leave(ended.code)
        raise
    leave(0)


def _run() -> None:
    try:
        commands.main(standalone_mode=False)
    except click.ClickException as problem:
        from equiv.verdict.printable import printable_line

        shown = _with_file(problem)
        if not isinstance(problem, _HELP):  # which is of several lines, and ours
            # A line of its own could be a command to whoever reads the log.
            vars(shown)["message"] = printable_line(shown.message)
        shown.show()
        sys.exit(_EXIT_INPUT)
    except (click.Abort, KeyboardInterrupt):
        click.echo("equiv: interrupted", err=True)
        sys.exit(_INTERRUPTED)
    except BrokenPipeError:
        # Nobody reads the report any more; keep the interpreter from trying again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(_BROKEN_PIPE)
    except (MemoryError, RecursionError) as problem:
        click.echo(f"equiv: gave up: {type(problem).__name__} {problem}".rstrip(), err=True)
        sys.exit(_EXIT_UNKNOWN)
    except StaleCore as problem:
        click.echo(f"equiv: {problem}", err=True)
        sys.exit(_EXIT_INPUT)
    except Exception:
        # A defect of equiv itself. Python would exit with 1, which means `different`.
        import traceback

        traceback.print_exc()
        click.echo(
            "equiv: this is a defect in equiv, not in your programs; please report it with the lines above", err=True
        )
        sys.exit(_EXIT_UNKNOWN)


def _with_file(problem: click.ClickException) -> click.ClickException:
    """Says of a value that makes no sense that a configuration file has it, and not the command line."""
    from click.core import ParameterSource

    if not isinstance(problem, click.BadParameter) or problem.ctx is None or problem.param is None:
        return problem
    configuration = problem.ctx.find_root().obj
    if problem.ctx.get_parameter_source(problem.param.name or "") is not ParameterSource.DEFAULT_MAP:
        return problem
    return click.BadParameter(f"{problem.message} (from {configuration.path})", problem.ctx, problem.param)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show versions and exit.",
)
@click.option(
    "--config",
    "config_file",
    envvar=CONFIGURED,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=f"Take defaults of options from this file, which may set all of them, and from no other; also {CONFIGURED}.",
)
@click.option("--isolated", is_flag=True, help="Take defaults of options from no file, also from none that is named.")
@click.pass_context
def commands(context: click.Context, config_file: Path | None, isolated: bool) -> None:
    """Proves that two programs mean the same, or shows inputs on which they do not."""
    if isolated:
        return
    from equiv.cli.configuration import defaults, found, named

    configuration = found(Path.cwd()) if config_file is None else named(config_file)
    if configuration is None:
        return
    context.obj = configuration
    if not configuration.refused:
        context.default_map = defaults(commands, configuration)
    if context.invoked_subcommand not in _QUIET:
        _say_which(configuration, (context.default_map or {}).get(context.invoked_subcommand or ""))


def _say_which(configuration: Configuration, given: Any) -> None:
    if configuration.refused:
        path = configuration.path
        click.echo(
            f"equiv: '{path}' {configuration.refused} and is not used; if it is to be: --config {path}", err=True
        )
    elif given and any(each != {} for each in given.values()):
        from equiv.verdict.printable import printable_line

        click.echo(printable_line(f"equiv: options from '{configuration.path}'; 'equiv config' shows them"), err=True)
