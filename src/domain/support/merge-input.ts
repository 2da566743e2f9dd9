import { z } from 'zod'

/** Which ticket another is merged into. */
export const mergeInput = z.object({ into: z.guid('Choose a ticket') })
