import { z } from 'zod'

export const mergeInput = z.object({ into: z.guid('Choose a ticket') })
