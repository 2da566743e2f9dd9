import { z } from 'zod'

const headers = z.array(z.tuple([z.string(), z.string()]))

/** A request, as it is handed to another process. */
export const requestMessage = z.object({
  id: z.int(),
  url: z.url(),
  method: z.string(),
  headers,
  body: z.string().nullable(),
})
export type RequestMessage = z.infer<typeof requestMessage>

/** What that process answered. */
export const answerMessage = z.object({ id: z.int(), status: z.int(), headers, body: z.string() })
