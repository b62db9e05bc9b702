// Which sources the module was built from.
#pragma once

namespace equiv {

extern const char *const kSources; // the hash of interp/machine/native_sources.py

} // namespace equiv
