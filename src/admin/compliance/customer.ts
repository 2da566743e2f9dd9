import { z } from 'zod'

const customer = z.object({ id: z.string(), name: z.string(), email: z.string() })

export type Customer = Readonly<z.infer<typeof customer>>

/** The customer that a kept text stands for, as long as it is the one who was chosen. */
export function customerIn(kept: string, id: string): Customer | null {
  try {
    const { data } = customer.safeParse(JSON.parse(kept))
    return data?.id === id ? data : null
  } catch {
    return null // none was chosen
  }
}
