import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Collects all garbage now, so that none of what was measured before is paid for later. */
export const collectGarbage = runInNewContext('gc') as () => void
