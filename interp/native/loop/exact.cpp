#include "domains/exact.h"
#include "loop/loop.h"

namespace equiv {

template void Machine::loop<ExactDomain, false>(ExactDomain &);
template void Machine::loop<ExactDomain, true>(ExactDomain &);

} // namespace equiv
