#include "domains/fingerprint.h"
#include "loop/loop.h"

namespace equiv {

template void Machine::loop<FingerprintDomain, false>(FingerprintDomain &);
template void Machine::loop<FingerprintDomain, true>(FingerprintDomain &);

} // namespace equiv
