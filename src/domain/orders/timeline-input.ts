import { z } from 'zod'

import { SERVICE_TYPES, STAFF_STAGES } from '../vocabulary/order-status'

const DAY_MS = 86_400_000

/** What staff tell the customer; checked in the browser and again on the server. */
export const timelineInput = (now: () => number) =>
  z.object({
    stage: z.enum(STAFF_STAGES, 'Choose what happened'),
    service: z.enum(SERVICE_TYPES).optional(),
    note: z.string().trim().max(500, 'Use at most 500 characters').optional(),
    document: z.guid('Choose a document of this order').optional(),
    formedOn: z.iso
      .date('Enter the day on the certificate')
      // Somewhere it is tomorrow already.
      .refine(
        (day) => Date.parse(day) <= now() + DAY_MS,
        'The day on the certificate cannot be ahead',
      )
      .optional(),
  })
