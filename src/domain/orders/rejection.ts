import { z } from 'zod'

import { goesOn, type StoryEntry } from '@/src/domain/orders/happening'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { requiredLine } from '@/src/domain/vocabulary/text/typed-text'
import { trackedService } from '@/src/domain/vocabulary/work'

/** The rejections that nothing has followed, one for each service at most; an entry without a service counts for `main`. */
export function openRejections<Entry extends StoryEntry>(
  main: TrackedService,
  timeline: readonly Entry[],
): Entry[] {
  const latest = new Map(timeline.filter(goesOn).map((one) => [one.service ?? main, one]))
  return [...latest.values()].filter(({ stage }) => stage === 'rejected')
}

const service = trackedService('Choose what was rejected')

/** What the customer does about a rejected filing: another name for the company, or leave it to us. */
export const rejectionInput = z.discriminatedUnion('choice', [
  z.object({
    choice: z.literal('name'),
    service,
    companyName: requiredLine('Enter the new name', 200),
  }),
  z.object({ choice: z.literal('handle'), service }),
])
export type RejectionInput = z.output<typeof rejectionInput>
