import { writeFileSync } from 'node:fs'

/** Stands in for the extraction worker and does what the document's bytes say. */
const BEHAVIOURS: Readonly<Record<string, () => void>> = {
  loop: () => {
    for (;;);
  },
  sleep: () => setInterval(() => undefined, 1_000),
  hoard: () => {
    const held: Buffer[] = []
    setInterval(() => held.push(Buffer.alloc(32 * 1024 * 1024, 1)), 5)
  },
  heap: () => {
    const held: number[][] = []
    for (;;) held.push(Array<number>(100_000).fill(held.length))
  },
  crash: () => process.exit(3),
  environment: () => process.send?.({ pages: [JSON.stringify(process.env)] }),
  write: () => {
    try {
      writeFileSync(new URL('./written-by-the-child', import.meta.url), 'x')
      process.send?.({ pages: ['written'] })
    } catch (error) {
      process.send?.({ pages: [(error as NodeJS.ErrnoException).code ?? 'refused'] })
    }
  },
}

process.once('message', ({ bytes }: { bytes: Uint8Array }) =>
  BEHAVIOURS[new TextDecoder().decode(bytes)]?.(),
)

process.send?.({ isReady: true })
