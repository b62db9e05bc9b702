#include "loop/interpreter_loop.h"

namespace equiv {

template class Interpreter<FingerprintDomain, false>;
template class Interpreter<FingerprintDomain, true>;

} // namespace equiv
