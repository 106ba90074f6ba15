class Failure(Exception):
    """The reason a figure would not be true, or could not be had."""


def expect(is_true: bool, failure: str) -> None:
    if not is_true:
        raise Failure(failure)
