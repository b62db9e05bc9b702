// The enumerations of opcodes.def for Python.
#pragma once

#include <nanobind/nanobind.h>

namespace equiv {

void bind_lists(nanobind::module_ &module);

} // namespace equiv
