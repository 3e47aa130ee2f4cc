import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A whole form in jsdom takes seconds on a machine that is busy with the other suites. Nobody waits
// for what is there, so the limits tell of what never comes and not of how fast the machine is.
vi.setConfig({ testTimeout: 120_000 })
configure({ asyncUtilTimeout: 30_000 })

// Without a layout there is nothing to scroll: jsdom leaves this out. A test may also do without jsdom.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined

afterEach(cleanup)
