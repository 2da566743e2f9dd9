import { z } from 'zod'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'
import { STAGE_NAMES } from './stages'

/** For so long a rejection waits before it is sent, and can be stopped. */
export const STOPPABLE_MS = 60 * 60_000

/** What a rejection says unless staff change it. */
export const REJECTION_TEXT =
  'Thank you for applying and for the time you put into it. We have decided to go on with other candidates for this position.\n\nWe wish you the best with your search.'

export const moveInput = z.object({
  stage: z.enum(STAGE_NAMES, 'Choose a stage of the list'),
  seen: z.enum(STAGE_NAMES).optional(),
  /** What the applicant is told of a rejection; without it they are told nothing. */
  mail: requiredText('Write the message', 5000).optional(),
  /** Undoing a move that stopped a rejection queues that again. */
  mailAgain: z.boolean().optional(),
})
export type Move = z.output<typeof moveInput>

export const noteInput = z.object({ note: requiredText('Write a note', 5000) })
export const ratingInput = z.object({
  rating: z.int('Choose 1 to 5').min(1, 'Choose 1 to 5').max(5, 'Choose 1 to 5').nullable(),
})
export const ownerInput = z.object({ owner: z.guid('Choose a person').nullable() })
