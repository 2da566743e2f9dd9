import { z } from 'zod'

import { isTrackedService, type TrackedService } from '@/src/domain/vocabulary/order-status'

/** The steps that work of the operator's own may have between payment and delivery. */
export const OWN_STEPS = { submitted: 'Submitted', approved: 'Approved' } as const
export type OwnStep = keyof typeof OWN_STEPS

/** A service or work of an order, as a form names it. */
export const trackedService = (message: string) =>
  z.string().max(60, message).refine(isTrackedService, message)

/** What an order holds beside its priced services, as the catalogue had it at the sale. */
export type Work = {
  readonly key: TrackedService
  readonly name: string
  /** Asked of the customer once it is paid. */
  readonly question: string | null
  readonly steps: readonly OwnStep[]
}

const work = z.object({
  key: z.string().refine(isTrackedService),
  name: z.string(),
  question: z.string().nullable().default(null),
  steps: z.array(z.enum(['submitted', 'approved'])).default([]),
})

/** The stored work of an order; empty for orders from before it was kept. */
export const keptWork = (stored: unknown): readonly Work[] =>
  z.array(work).safeParse(stored ?? []).data ?? []
