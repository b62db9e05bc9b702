#include "bindings/digest.h"

namespace equiv {

const char *const kSources = EQUIV_SOURCES;

} // namespace equiv
