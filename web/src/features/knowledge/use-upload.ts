import { useEffect, useRef, useState } from 'react'
import type { SaveKnowledge } from './api.ts'
import type { KnowledgeDraft, SaveResult } from './save-knowledge-base.ts'

/** An upload that can be watched and stopped; it stops with the form. */
export function useUpload(save: SaveKnowledge) {
  const [percent, setPercent] = useState<number | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const run = async (baseId: string | null, draft: KnowledgeDraft): Promise<SaveResult> => {
    const stopper = new AbortController()
    controller.current = stopper
    setPercent(0)
    try {
      return await save(baseId, draft, { onPercent: setPercent, signal: stopper.signal })
    } finally {
      setPercent(null)
    }
  }
  return { percent, run, cancel: () => controller.current?.abort() }
}
