declare module 'wink-bm25-text-search' {
  interface WinkSearch {
    defineConfig(config: {
      fldWeights: Record<string, number>
      bm25Params?: { k1?: number; b?: number; k?: number }
    }): boolean
    definePrepTasks(tasks: ((text: string) => string[])[]): number
    addDoc(document: Record<string, string>, id: string): number
    consolidate(precision?: number): boolean
    search(text: string, limit?: number): [id: string, score: number][]
  }
  export default function winkSearch(): WinkSearch
}
