#include "loop/interpreter_loop.h"

namespace equiv {

template class Interpreter<EnclosureDomain, false>;
template class Interpreter<EnclosureDomain, true>;

} // namespace equiv
