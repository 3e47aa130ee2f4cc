import { endpoint } from './endpoint.ts'

/** Says that the function has loaded and serves. */
export const healthEndpoint = () =>
  endpoint({ method: 'GET', auth: 'anyone', run: () => Promise.resolve({ ok: true }) })
