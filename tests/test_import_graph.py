"""No two modules need each other, not even for types."""

import ast

from tests.test_rooms import imports, module_meant, modules


def needed() -> dict[str, set[str]]:
    """Module → the modules of ours that it imports, whatever kind of statement does it."""
    ours = modules()
    needs = {}
    for module, path in ours.items():
        found = {module_meant(each) for each in imports(path.read_text(encoding="utf-8"), module)}
        needs[module] = {other for other in found if other in ours and other != module}
    return needs


def reached(start: str, needs: dict[str, set[str]]) -> set[str]:
    """Everything that a module needs, directly or through others."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        new = needs[waiting.pop()] - seen
        seen |= new
        waiting += new
    return seen


def test_no_modules_import_each_other_in_a_circle() -> None:
    needs = needed()
    assert [module for module in needs if module in reached(module, needs)] == []


def test_a_circle_would_be_found() -> None:
    needs = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert [module for module in needs if module in reached(module, needs)] == ["a", "b", "c"]


def test_nothing_in_a_package_is_called_as_one_of_its_modules() -> None:
    """Whoever loads the module would put it in the place of what the package had under that name."""
    ours = modules()
    packages = {module: path for module, path in ours.items() if path.name == "__init__.py"}
    shared = {
        f"{package}.{node.name}"
        for package, path in packages.items()
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }
    assert shared.intersection(ours) == set()
