"""What a shell and a reader of manuals want to know of the command line, made from its parser: nothing is missing."""

from argparse import SUPPRESS, Action, ArgumentParser
from collections.abc import Iterator
from typing import NamedTuple

from game.cli.commands import COMMANDS
from game.cli.parser import command_parser
from game.places import NAME

FUNCTION = f"_{NAME.replace('-', '_')}"
NEWLINE = "\n"


class Word(NamedTuple):
    """An option, or an argument without a name, as a shell sees it."""

    flags: tuple[str, ...]
    takes: str  # what follows it, "" for nothing
    choices: str  # as shells list words
    told: str

    @property
    def folder(self) -> bool:
        """Whether a folder follows, or stands here."""
        return self.takes in {"DIR", "PATH"}

    @property
    def file(self) -> bool:
        """Whether a file follows, or stands here."""
        return "FILE" in self.takes


def whole_parser() -> ArgumentParser:
    """Return the parser with the options of all commands."""
    return command_parser(COMMANDS)


def common_words() -> list[Word]:
    """Return what may stand before every command."""
    return words_of(whole_parser())


def words_of_commands() -> dict[str, list[Word]]:
    """Return what each command takes of its own."""
    (commands,) = [action for action in whole_parser()._actions if action.dest == "command"]
    common = {word.flags for word in common_words()}
    return {
        name: [word for word in words_of(parser) if word.flags not in common]
        for name, parser in commands.choices.items()
    }


def words_of(parser: ArgumentParser) -> list[Word]:
    """Return what a parser takes, without the commands and what it does not show."""
    return [word_of(action) for action in parser._actions if action.dest != "command" and action.help != SUPPRESS]


def word_of(action: Action) -> Word:
    """Return what a shell is told of an argument."""
    choices = [str(choice) for choice in action.choices or ()]
    takes = "" if action.nargs == 0 else str(action.metavar or "|".join(choices))
    listed = " ".join(choice.replace(" ", r"\ ") for choice in choices)
    return Word(tuple(action.option_strings), takes, listed, action.help or "")


# ---------------------------------------------------------------- the manual


def manual(version: str, day: str) -> str:
    """Return the page of the manual."""
    lines = [f'.TH {NAME.upper()} 6 "{day}" "{NAME} {version}" "Games"', ".SH NAME"]
    lines += [roff(f"{NAME} - digital table for the board game Gutenberg"), ".SH SYNOPSIS", f".B {roff(NAME)}"]
    lines += ['.RI [ options ] " " [ COMMAND " " [ options ]]', ".SH DESCRIPTION"]
    lines += ["Without a command, play: one to four people at one screen, or computer players in their seats."]
    lines += [".SH OPTIONS", roff("All but --version may follow a command too."), *told(common_words()), ".SH COMMANDS"]
    for name, words in words_of_commands().items():
        lines += [f".SS {name}", roff(f"{COMMANDS[name][0].upper()}{COMMANDS[name][1:]}."), *told(words)]
    return "\n".join([*lines, FILES])


def told(words: list[Word]) -> Iterator[str]:
    """Give the lines of the manual about some words."""
    for word in words:
        takes = roff(word.takes)
        bold = ", ".join(rf"\fB{roff(flag)}\fR" for flag in word.flags)
        yield from (".TP", rf"{bold} \fI{takes}\fR".strip() if takes else bold, roff(word.told))


def roff(text: str) -> str:
    """Return a text as a page of the manual has it: a hyphen that somebody types is no dash."""
    return text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq")


FILES = r""".SH FILES
.TP
.I ~/.local/share/gutenberg\-table
saves and settings
.TP
.I ~/.local/state/gutenberg\-table/log
the log, and reports of faults
.SH EXIT STATUS
0 where all went well, 1 after a failure, 2 for wrong words, 130 after Ctrl\-C;
of
.B replay
also 3 where only a part of a match is proven.
"""


# ---------------------------------------------------------------- completion


def bash() -> str:
    """Return the completion for bash."""
    common, commands = common_words(), words_of_commands()
    replies: dict[str, list[str]] = {}
    for name, words in {**commands, "*": common}.items():
        for word in words:
            if word.takes:
                replies.setdefault(bash_reply(word), []).extend(f"{name}:{flag}" for flag in word.flags)
    followed = [f"        {'|'.join(places)}) {reply} return ;;" for reply, places in replies.items()]
    after = [flag for word in common for flag in word.flags if flag != "--version"]
    offered = []
    for name, words in commands.items():
        flags = [flag for word in words for flag in word.flags]
        bare = "".join(bash_reply(word) for word in words if not word.flags)
        offered.append(f"        {name}) {bare} words='{' '.join([*flags, *after])}' ;;")
    return f"""# Completion of {NAME} for bash.
{FUNCTION}() {{
    local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD - 1]}} command='' word words
    COMPREPLY=()
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $word in {"|".join(commands)}) command=$word && break ;; esac
    done
    case $command:$prev in
{NEWLINE.join(followed)}
    esac
    case $command in
{NEWLINE.join(offered)}
        *) words='{" ".join([*commands, *after, "--version"])}' ;;
    esac
    mapfile -t -O ${{#COMPREPLY[@]}} COMPREPLY < <(compgen -W "$words" -- "$cur")
}}
complete -F {FUNCTION} {NAME}
"""


def bash_reply(word: Word) -> str:
    """Return the command that fills the reply with what may follow a word."""
    choices = f"-W '{word.choices}'" if word.choices else ""
    kind = "-d" if word.folder else "-f" if word.file else choices
    return f'compopt -o filenames; mapfile -t COMPREPLY < <(compgen {kind} -- "$cur");' if kind else ""


def zsh() -> str:
    """Return the completion for zsh."""
    common, commands = common_words(), words_of_commands()
    listed = " ".join(quoted(f"{name}:{COMMANDS[name]}") for name in commands)
    after = " ".join(zsh_spec(word) for word in common if word.flags != ("--version",))
    cases = [
        f"                {name}) _arguments {' '.join(zsh_spec(word) for word in words)} $common ;;"
        for name, words in commands.items()
    ]
    return f"""#compdef {NAME}
# Completion of {NAME} for zsh.
{FUNCTION}() {{
    local curcontext=$curcontext state line
    local -a commands common
    commands=({listed})
    common=({after})
    _arguments -C $common {" ".join(zsh_spec(word) for word in common if word.flags == ("--version",))} \
        '1:command:->command' '*::argument:->argument'
    case $state in
        command) _describe -t commands command commands ;;
        argument)
            case $words[1] in
{NEWLINE.join(cases)}
            esac ;;
    esac
}}
{FUNCTION} "$@"
"""


def zsh_spec(word: Word) -> str:
    """Return a word as `_arguments` takes it."""
    follows = "_files -/" if word.folder else "_files" if word.file else f"({word.choices})" if word.choices else " "
    takes = f":{word.takes}:{follows}" if word.takes else ""
    if not word.flags:
        return quoted(f":{takes}")
    told = word.told.replace("[", r"\[").replace("]", r"\]")
    return " ".join(quoted(f"{flag}[{told}]{takes}") for flag in word.flags)


def fish() -> str:
    """Return the completion for fish."""
    lines = [f"# Completion of {NAME} for fish.", f"complete -c {NAME} -f"]
    lines += [fish_line("", word) for word in common_words()]
    for name, words in words_of_commands().items():
        lines.append(f"complete -c {NAME} -n __fish_use_subcommand -a {name} -d {quoted(COMMANDS[name])}")
        lines += [fish_line(f" -n '__fish_seen_subcommand_from {name}'", word) for word in words]
    return "\n".join([*lines, ""])


def fish_line(where: str, word: Word) -> str:
    """Return the line of fish about a word."""
    flags = "".join(f" -l {flag[2:]}" if flag.startswith("--") else f" -s {flag[1:]}" for flag in word.flags)
    follows = "(__fish_complete_directories)" if word.folder else word.choices
    argument = " -F" if word.file else f" -a {quoted(follows)}" if follows else ""
    alone = " -r" if word.file else " -x"  # what follows is a file, or nothing but what is offered
    required = alone if word.flags and word.takes else ""
    return f"complete -c {NAME}{where}{flags}{required}{argument} -d {quoted(word.told)}"


def quoted(text: str) -> str:
    """Return a text between single quotes, as all shells read it alike."""
    return "'" + text.replace("'", "’") + "'"
