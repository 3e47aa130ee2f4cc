import { guardCalls, type CallGuard } from './guard-call.ts'
import type { PlaceChooser, PlaceModel } from './ports.ts'

/** How long a visitor waits for a model to choose a place, in milliseconds. */
export const CHOICE_MS = 6_000

/** A model that chooses places, within bounds: where it cannot be asked, words alone must do. */
export function guardChooser(
  model: PlaceModel,
  asked: PlaceChooser['asked'],
  guard: CallGuard,
): PlaceChooser {
  const call = guardCalls(guard, { ms: CHOICE_MS, who: 'language model' })
  return {
    asked,
    choose: (request, visitor) =>
      call({ ownerId: request.ownerId, signal: visitor }, (signal) =>
        model.choose(request, signal),
      ),
  }
}
