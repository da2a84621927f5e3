"""The only file that knows LLVM: lowered code becomes one object, an object becomes addresses.

Code is optimised once, with everything but its entries internal, for any processor of the last fifteen years
(x86-64-v2: SSE 4.2 and population counts; code for the machine's own was not measurably faster).
"""

import platform
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import llvmlite.binding as llvm

from arkade.kernel.libraries import PREFIX


class NotCompiled(Exception):
    """A rule is not of the kind that compiles."""


class Code(NamedTuple):
    """A function that Numba has lowered, with all that it calls."""

    name: str  # that it gets in the object
    symbol: str  # that Numba gave it
    pointers: tuple[bool, ...]  # which of its arguments are addresses, not numbers
    text: str


#: What rules that make arrays of their own need: memory behind a header (a count of references, then two words, then
#: the address of the data) that is given back when nothing refers to it. In place of Numba's own, whose counting is
#: atomic and never inlined: with it random games of connect four took five times as long.
RUNTIME = """
declare noalias ptr @malloc(i64)
declare void @free(ptr)
declare i64 @write(i32, ptr, i64)
declare void @abort() noreturn

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %whole = add i64 %size, 112
  %memory = call ptr @malloc(i64 %whole)
  %none = icmp eq ptr %memory, null
  br i1 %none, label %full, label %found
full:
  call void @abort()
  unreachable
found:
  store i64 1, ptr %memory
  %after = getelementptr i8, ptr %memory, i64 111
  %number = ptrtoint ptr %after to i64
  %rounded = and i64 %number, -64
  %data = inttoptr i64 %rounded to ptr
  %place = getelementptr i8, ptr %memory, i64 24
  store ptr %data, ptr %place
  ret ptr %memory
}

define void @NRT_incref(ptr %memory) alwaysinline {
  %none = icmp eq ptr %memory, null
  br i1 %none, label %done, label %some
some:
  %count = load i64, ptr %memory
  %more = add i64 %count, 1
  store i64 %more, ptr %memory
  br label %done
done:
  ret void
}

define void @NRT_decref(ptr %memory) alwaysinline {
  %none = icmp eq ptr %memory, null
  br i1 %none, label %done, label %some
some:
  %count = load i64, ptr %memory
  %less = sub i64 %count, 1
  store i64 %less, ptr %memory
  %unused = icmp eq i64 %less, 0
  br i1 %unused, label %last, label %done
last:
  call void @free(ptr %memory)
  br label %done
done:
  ret void
}
"""

#: What code may call that is not in it: memory and an end, …
OUTSIDE = {"malloc", "free", "write", "abort"}
#: … and what LLVM makes of real numbers, if one result is the right one everywhere. A root is an instruction.
EXACT = re.compile(
    r"sqrtf?$|llvm\.(sqrt|fabs|copysign|floor|ceil|trunc|rint|nearbyint|round|roundeven|minnum|maxnum|minimum|maximum"
    r"|is\.fpclass|fpto[su]i\.sat|vector\.reduce\.\w+)\."
)
REAL = re.compile(r"\.(v\d+)?(b?f16|f32|f64|f80|f128)\b")

#: A plain C function around Numba's own, which gives a status and has room for a result and an exception. An exception,
#: which is an index out of bounds where those are checked, ends the process.
ENTRY = """
@"{label}" = private constant [{length} x i8] c"{message}"
declare i32 @"{symbol}"({types})

define i64 @{name}({parameters}) {{
  %result = alloca i64
  %exception = alloca ptr
  store i64 0, ptr %result
  %status = call i32 @"{symbol}"(ptr %result, ptr %exception{passed})
  switch i32 %status, label %failed [i32 0, label %well  i32 -2, label %well]
well:
  %found = load i64, ptr %result
  ret i64 %found
failed:
  %written = call i64 @write(i32 2, ptr @"{label}", i64 {length})
  call void @abort()
  unreachable
}}
"""


def machine() -> llvm.TargetMachine:
    """What code is made for."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    triple = llvm.get_process_triple()
    cpu = "x86-64-v2" if platform.machine().lower() in ("x86_64", "amd64") else "generic"
    return llvm.Target.from_triple(triple).create_target_machine(cpu=cpu, opt=3, reloc="pic", codemodel="default")


def build(title: str, codes: list[Code]) -> bytes:
    """One object with an entry for each, optimised as a whole."""
    whole = llvm.parse_assembly("\n".join([RUNTIME, *(_entry(title, code) for code in codes)]))
    target = machine()
    whole.triple, whole.data_layout = target.triple, str(target.target_data)
    for code in codes:
        part = llvm.parse_assembly(code.text)
        for function in part.functions:
            if not function.is_declaration:
                function.linkage = "linkonce_odr"  # several parts have the same ones
        whole.link_in(part)
    names = {PREFIX + code.name for code in codes}
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration and each.name not in names:
            each.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(target, options)
    for _ in range(2):  # only what the first has inlined shows the second that arrays have nobody to count references
        builder.getModulePassManager().run(whole, builder)  # a search takes 0.87 of the time then, compiling 1.04
    if found := ", ".join(_differing(whole)):
        raise NotCompiled(
            f"its rules call {found} of the machine, which may differ from others' "
            "(arkade.kernel.reals has exp, log and power)"
        )
    return bytes(target.emit_object(whole))


def _differing(whole: llvm.ModuleRef) -> Iterator[str]:
    """What code calls that two machines may answer differently, such as exp of their C libraries.

    What LLVM makes of whole numbers and memory they answer alike, and the rest of a division, which has no rounding.
    """
    for each in whole.functions:
        if each.is_declaration and each.name not in OUTSIDE and not EXACT.match(each.name):
            if not each.name.startswith("llvm."):
                yield each.name
            elif REAL.search(each.name):
                yield each.name.split(".")[1]


def _entry(title: str, code: Code) -> str:
    message = f"arkade: {code.name} of {title} reached outside an array, or raised an exception\\0A"
    types = ["ptr" if pointer else "i64" for pointer in code.pointers]
    named = [f"{kind} %a{i}" for i, kind in enumerate(types)]
    return ENTRY.format(
        label=f"message {code.name}",
        message=message,
        length=len(message) - 2,
        symbol=code.symbol,
        name=PREFIX + code.name,
        types=", ".join(["ptr", "ptr", *types]),
        parameters=", ".join(named),
        passed="".join(f", {each}" for each in named),
    )


_alive: list[Any] = []  # what holds the code in memory


def load(content: bytes, names: tuple[str, ...]) -> dict[str, int]:
    """The addresses of an object's functions."""
    target = machine()
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target)
    engine.add_object_file(llvm.ObjectFileRef.from_data(content))
    engine.finalize_object()
    _alive.append(engine)
    return {name: engine.get_function_address(PREFIX + name) for name in names}
