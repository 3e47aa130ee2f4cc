import { useEffect, useRef, useState } from 'react'
import type { SaveKnowledge } from './api.ts'
import type { KnowledgeDraft, SaveResult } from './save-knowledge-base.ts'

/** An upload that can be watched and stopped, and that warns before the page is left. */
export function useUpload(save: SaveKnowledge) {
  const [percent, setPercent] = useState<number | null>(null)
  const controller = useRef<AbortController | null>(null)
  const isUploading = percent !== null

  useEffect(() => () => controller.current?.abort(), [])
  useEffect(() => {
    if (!isUploading) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUploading])

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
