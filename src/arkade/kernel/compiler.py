"""The only file that knows Numba: rules and the generic part as LLVM code, each function once.

Numba infers the types and lowers every function unoptimised; `arkade.kernel.objects` links and optimises the whole
once. A game's rules become functions over addresses. The generic part (`arkade.kernel.entries` and all below it)
becomes functions that get those addresses in a table, so that one compilation serves all games.
"""

import os
from collections.abc import Callable, Iterable
from typing import Any

os.environ["NUMBA_OPT"] = "0"  # the whole is optimised later: Noah took 16 CPU seconds otherwise, 13 so

import numba as _numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, models, overload_attribute, overload_method, register_model
from numba.np import arrayobj

from arkade.kernel import rules as by_address
from arkade.kernel.cache import CHECKED
from arkade.kernel.definition import Definition
from arkade.kernel.doors import KINDS
from arkade.kernel.entries import ARGUMENTS, ENTRIES
from arkade.kernel.objects import Code, NotCompiled
from arkade.kernel.record import HEAD
from arkade.kernel.rule import RULES
from arkade.kernel.rules import Rules

numba: Any = _numba  # it has types of some things only
carray = numba.carray


OPTIONS: dict[str, Any] = {
    "error_model": "numpy",
    "boundscheck": CHECKED,
    "no_cpython_wrapper": True,  # nobody calls them from outside: Noah took 22 CPU seconds with these two, 16 without
    "no_cfunc_wrapper": True,
}


def njit(function: Callable[..., Any]) -> Any:
    """Compile when first called, the way all rules are compiled."""
    return numba.njit(**OPTIONS)(function)


def attach_twins(more: Iterable[Callable[..., Any]] = ()) -> None:
    """Give every rule defined so far the attribute by which Numba takes it for its compiled twin."""
    for function in (*RULES, *more):
        if not hasattr(function, "_numba_type_"):
            twin = njit(function)
            function.twin = twin  # type: ignore[attr-defined]  # its type refers to it weakly: keep it alive
            function._numba_type_ = twin._numba_type_  # type: ignore[attr-defined]


def only_lower() -> None:
    """From now on this process lowers functions and can call none.

    Numba would also make machine code of each, for itself: the generic part took 18 CPU seconds
    to lower so, 11 without.
    """
    numba.core.codegen.JITCodeLibrary._finalize_specific = lambda library: None
    numba.core.cpu.CPUContext.get_executable = _not_executable


def _not_executable(self: Any, library: Any, described: Any, environment: Any) -> Any:
    library._ensure_finalized()
    name, module = described.qualname.rsplit(".", 1)[-1], described.lookup_module()
    return numba._dynfunc.make_function(module, name, "", 0, environment, (library,))


def lowered(name: str, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Code:
    """A function of addresses and numbers that gives a number, with all that it calls."""
    entry = njit(function)
    entry.compile(types.int64(*arguments))
    (found,) = entry.overloads.values()
    (text,) = entry.inspect_llvm().values()
    return Code(name, found.fndesc.llvm_func_name, tuple(kind != types.int64 for kind in arguments), text)


# A game's rules


def game_code(definition: Definition) -> list[Code]:
    """The rules of a game, each a function over the address of a state and those of arrays."""
    rules = Rules(definition)
    attach_twins(getattr(rules, name) for name in by_address.RULES)
    state = numba.from_dtype(definition.record)
    found = []
    for name, kinds in by_address.RULES.items():
        types_of = [types.int64 if kind == "number" else types.CPointer(_dtype(kind)) for kind in kinds]
        try:
            found.append(lowered(name, _shim(getattr(rules, name), kinds, rules), (state, *types_of)))
        except Exception as error:  # whatever others write, and however Numba takes it
            raise NotCompiled(f"the rule {name} does not compile: {_short(error)}") from error
    return found


def _shim(rule: Callable[..., Any], kinds: tuple[str, ...], rules: Rules) -> Callable[..., Any]:
    """A rule as a function that takes addresses where it takes arrays; what gives nothing gives 0."""
    actions, numbers, survey_size, most = rules.actions, rules.numbers, rules.survey_size, rules.most_features

    def nothing(s):
        rule(s)
        return 0

    def room(s, out):
        return rule(s, carray(out, actions))

    def words_room(s, rng, out):
        return rule(s, carray(rng, 4), carray(out, actions))

    def words_room_number(s, rng, out, most):
        return rule(s, carray(rng, 4), carray(out, actions), most)

    def number(s, value):
        rule(s, value)
        return 0

    def seats(s, out):
        rule(s, carray(out, s.players))
        return 0

    def number_observation(s, seat, out):
        rule(s, seat, carray(out, numbers))
        return 0

    def number_survey(s, seat, out):
        return rule(s, seat, carray(out, survey_size))

    def number_features(s, seat, out):
        return rule(s, seat, carray(out, most))

    shims: dict[tuple[str, ...], Any] = {
        (): nothing,
        ("room",): room,
        ("words", "room"): words_room,
        ("words", "room", "number"): words_room_number,
        ("number",): number,
        ("points",): seats,
        ("gains",): seats,
        ("number", "observation"): number_observation,
        ("number", "survey"): number_survey,
        ("number", "features"): number_features,
    }
    found: Callable[..., Any] = shims[kinds]
    return found


def _short(error: Exception) -> str:
    """The line of Numba's long message that says what is wrong, and the one that says where."""
    lines = [line.strip(" :") for line in str(error).splitlines() if line.strip()]
    what = [line for line in lines if not line.startswith("Failed in ")]
    where = [line for line in lines if line.startswith("File ")]
    return "; ".join([*what[:1], *where[:1]])


def _dtype(kind: str) -> Any:
    dtype: Any = KINDS[kind].dtype
    return numba.from_dtype(dtype)


# The generic part


def generic_code() -> list[Code]:
    """Every entry, a function over the address of its arguments: the table, then numbers, or address and length."""
    attach_twins()
    arguments = {name: tuple(kind for kind in kinds.split() if kind != "|") for name, kinds in ARGUMENTS.items()}
    return [
        lowered(name, _unpacking(ENTRIES[name], arguments[name]), (types.CPointer(types.int64),)) for name in ENTRIES
    ]


def _unpacking(function: Callable[..., Any], kinds: tuple[str, ...]) -> Callable[..., Any]:
    """The function of one address, that of the arguments."""
    of_kinds = types.Tuple(
        [TABLE, *(types.int64 if kind == "number" else types.Array(_dtype(kind), 1, "C") for kind in kinds)]
    )

    @intrinsic
    def unpack(typing, arguments):
        def code(context, builder, signature, values):
            found, place = [], 0
            for kind in of_kinds:
                value = _load(builder, values[0], place)
                place += 1
                if kind is TABLE:
                    value = builder.inttoptr(value, cgutils.voidptr_t)
                elif isinstance(kind, types.Array):
                    length = _load(builder, values[0], place)
                    place += 1
                    array = arrayobj.make_array(kind)(context, builder)
                    itemsize = context.get_constant(types.intp, numba.np.numpy_support.as_dtype(kind.dtype).itemsize)
                    arrayobj.populate_array(
                        array,
                        data=builder.inttoptr(value, array.data.type),
                        shape=[length],
                        strides=[itemsize],
                        itemsize=itemsize,
                        meminfo=None,
                    )
                    value = array._getvalue()
                found.append(value)
            return context.make_tuple(builder, signature.return_type, found)

        return of_kinds(arguments), code

    def entry(arguments):
        return function(*unpack(arguments))

    return entry


class Table(types.Type):
    """The compiled side of `Rules`: an address of numbers and addresses."""

    def __init__(self) -> None:
        super().__init__("Table")


TABLE = Table()
PLACES = {name: place for place, name in enumerate((*by_address.NUMBERS, *by_address.RULES))}
STATE = numba.from_dtype(HEAD)
_int64 = ir.IntType(64)


@register_model(Table)
class TableModel(models.PrimitiveModel):
    """A pointer."""

    def __init__(self, manager, kind):
        super().__init__(manager, kind, cgutils.voidptr_t)


def _load(builder, address, place):
    numbers = builder.bitcast(address, _int64.as_pointer())
    return builder.load(builder.gep(numbers, [_int64(place)]))


def _number(name):
    @intrinsic
    def number(typing, rules):
        return types.int64(rules), lambda context, builder, signature, values: _load(builder, values[0], PLACES[name])

    overload_attribute(Table, name)(lambda rules: lambda rules: number(rules))


def _rule(name, takes):
    @intrinsic
    def call(typing, rules, arguments):
        def code(context, builder, signature, values):
            passed = []
            for kind, value in zip(arguments, cgutils.unpack_tuple(builder, values[1]), strict=True):
                if isinstance(kind, types.Integer):
                    passed.append(context.cast(builder, value, kind, types.int64))
                elif isinstance(kind, types.Record):
                    passed.append(builder.bitcast(value, cgutils.voidptr_t))
                else:
                    array = arrayobj.make_array(kind)(context, builder, value)
                    passed.append(builder.bitcast(array.data, cgutils.voidptr_t))
            kind = ir.FunctionType(_int64, [value.type for value in passed])
            address = _load(builder, values[0], PLACES[name])
            return builder.call(builder.inttoptr(address, kind.as_pointer()), passed)

        return types.int64(rules, arguments), code

    methods = (
        lambda rules, s: lambda rules, s: call(rules, (s,)),
        lambda rules, s, a: lambda rules, s, a: call(rules, (s, a)),
        lambda rules, s, a, b: lambda rules, s, a, b: call(rules, (s, a, b)),
        lambda rules, s, a, b, c: lambda rules, s, a, b, c: call(rules, (s, a, b, c)),
    )
    overload_method(Table, name)(methods[len(takes)])


for _name in by_address.NUMBERS:
    _number(_name)
for _name, _takes in by_address.RULES.items():
    _rule(_name, _takes)


@intrinsic
def _at(typing, rules, states, number):
    def code(context, builder, signature, values):
        array = arrayobj.make_array(states)(context, builder, values[1])
        place = context.cast(builder, values[2], number, types.int64)
        offset = builder.mul(place, _load(builder, values[0], PLACES["size"]))
        address = builder.gep(builder.bitcast(array.data, cgutils.voidptr_t), [offset])
        return builder.bitcast(address, context.get_value_type(STATE))

    return STATE(rules, states, number), code


@overload_method(Table, "at")
def _table_at(rules, states, number):
    return lambda rules, states, number: _at(rules, states, number)


@intrinsic
def _copy(typing, rules, s, source):
    def code(context, builder, signature, values):
        size = _load(builder, values[0], PLACES["size"])
        to, of = (builder.bitcast(value, cgutils.voidptr_t) for value in values[1:])
        cgutils.raw_memcpy(builder, to, of, size, 1, align=8)
        return context.get_dummy_value()

    return types.none(rules, s, source), code


@overload_method(Table, "copy")
def _table_copy(rules, s, source):
    return lambda rules, s, source: _copy(rules, s, source)
