import { z } from 'zod'

/** Why staff look at an account as its owner sees it. */
export const viewingInput = z.object({
  reason: z
    .string()
    .trim()
    .min(3, 'Say why, in a few words')
    .max(300, 'At most 300 characters, please'),
})
