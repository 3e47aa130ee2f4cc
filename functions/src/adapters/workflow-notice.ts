import type { WorkflowNotice } from '../channels/ports.ts'

const TIMEOUT_MS = 5_000

/**
 * Tells an external workflow of a saved token, form-encoded (specification section 7). Only
 * whether it answers with a success is read.
 */
export const workflowNotice = (url: string): WorkflowNotice => ({
  async send({ token, knowledgeBaseId }) {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ token, knowledgebase_id: knowledgeBaseId }),
      // A redirect could carry the token to a stranger.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new Error('no answer')
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`status ${response.status}`)
  },
})
