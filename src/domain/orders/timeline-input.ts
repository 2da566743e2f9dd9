import { z } from 'zod'
import { requiredLine, typedText } from '@/src/domain/vocabulary/text/typed-text'
import { isTrackedService, STAFF_STAGES } from '../vocabulary/order-status'

/** A service or work of an order, as a form names it. */
export const trackedService = (message: string) =>
  z.string().max(60, message).refine(isTrackedService, message)

const DAY_MS = 86_400_000

/** What staff tell the customer; checked in the browser and again on the server. */
export const timelineInput = (now: () => number) =>
  z.object({
    stage: z.enum(STAFF_STAGES, 'Choose what happened'),
    service: trackedService('Choose a service of this order').optional(),
    note: typedText(500).optional(),
    document: z.guid('Choose a document of this order').optional(),
    formedOn: z.iso
      .date('Enter the date on the certificate')
      // Somewhere it is tomorrow already.
      .refine(
        (day) => Date.parse(day) <= now() + DAY_MS,
        'The date on the certificate can’t be in the future',
      )
      .optional(),
    /** How many entries the story had on the screen: a newer one means that someone was faster. */
    seen: z.int('Reload the page and try again').min(0).max(100_000),
  })

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
