import { z } from 'zod'

/** What `chaos.mjs` was asked for, and where it keeps what it starts. */
const chaosSettings = z.object({
  checkouts: z.int(),
  rate: z.number(),
  kills: z.int(),
  restarts: z.int(),
  seed: z.string(),
  isTrial: z.boolean(),
  /** The file with the numbers of our processes. */
  notes: z.string(),
  /** The file with the number of PostgreSQL. */
  postmaster: z.string(),
})

export const settings = chaosSettings.parse(JSON.parse(process.env.CHAOS ?? '{}'))

/** How long buyers keep coming. */
export const DURATION_MS = (settings.checkouts / settings.rate) * 1000
