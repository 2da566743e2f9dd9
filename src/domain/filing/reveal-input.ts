import { z } from 'zod'

/** Why staff look at a tax id; checked in the browser and again on the server. */
export const revealInput = z.object({
  reason: z.string().trim().min(3, 'Say why you need it').max(300, 'Use fewer words'),
})
