"""The screens of the companion for *The Impression*; `asking.Companion` is the one that all others lie over."""
