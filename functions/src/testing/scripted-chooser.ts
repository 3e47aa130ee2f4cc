import type { ChoiceRequest, PlaceChooser } from '../chat/ports.ts'

/** Chooses places as a script has it, and keeps what it was asked; `null`: it cannot be asked. */
export function scriptedChooser(
  script: (request: ChoiceRequest) => readonly string[] | null,
  asked: PlaceChooser['asked'] = 'unsure',
): PlaceChooser & { readonly requests: ChoiceRequest[] } {
  const requests: ChoiceRequest[] = []
  return {
    asked,
    requests,
    async choose(request) {
      requests.push(request)
      return script(request)
    },
  }
}

/** Chooses the first place that holds a word. */
export const choosing = (word: string, asked?: PlaceChooser['asked']) =>
  scriptedChooser(
    ({ places }) =>
      places
        .filter(({ text }) => text.includes(word))
        .map(({ id }) => id)
        .slice(0, 1),
    asked,
  )
