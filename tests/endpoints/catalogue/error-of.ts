import { z } from 'zod'

const refusal = z.object({
  error: z.object({
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

/** What an answer says that was refused. */
export const errorOf = ({ body }: { body: unknown }) => refusal.parse(body).error
