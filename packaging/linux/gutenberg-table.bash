# Completion of gutenberg-table for bash.
_gutenberg_table() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    case $prev in
        --data | --config | tour | check) mapfile -t COMPREPLY < <(compgen -d -- "$cur") ;;
        *) mapfile -t COMPREPLY < <(compgen -W "@COMMANDS@ --data --config --windowed --kiosk --version --help" -- "$cur") ;;
    esac
}
complete -F _gutenberg_table gutenberg-table
