import { isKeyOf } from '@/src/domain/vocabulary/keys'
import { isTrackedService, type TrackedService } from '@/src/domain/vocabulary/order-status'

/** The steps that work of the operator's own may have between payment and delivery. */
export const OWN_STEPS = { submitted: 'Submitted', approved: 'Approved' } as const
export type OwnStep = keyof typeof OWN_STEPS

/** What an order holds beside its priced services, as the catalogue had it at the sale. */
export type Work = {
  readonly key: TrackedService
  /** As an add-on of the operator's own was called; null for work that the product knows. */
  readonly name: string | null
  /** Asked of the customer once it is paid. */
  readonly question: string | null
  readonly steps: readonly OwnStep[]
}

const isStep = isKeyOf(OWN_STEPS)

/** One stored entry; a schema would weigh more than the pages that ask. */
function workIn(stored: unknown): Work[] {
  const { key, name, question, steps }: Record<string, unknown> = { ...Object(stored) }
  if (typeof key !== 'string' || !isTrackedService(key)) return []
  return [
    {
      key,
      name: typeof name === 'string' ? name : null,
      question: typeof question === 'string' ? question : null,
      steps: Array.isArray(steps) ? steps.filter(isStep) : [],
    },
  ]
}

/** The stored work of an order; empty for orders from before it was kept. */
export const keptWork = (stored: unknown): readonly Work[] =>
  Array.isArray(stored) ? stored.flatMap(workIn) : []
