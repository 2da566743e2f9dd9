import { z } from 'zod'

import type { PaypalClient } from '@/src/payments/paypal/paypal-client'
import { readAnswer } from '@/src/payments/paypal/paypal-trouble'

/** What PayPal's captures, refunds and events say of the order that they belong to. */
export const linked = z.object({
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .nullish()
    .catch(null),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).catch([]),
})
export type Linked = z.infer<typeof linked>

/** The id at the end of the link to what this resource belongs to. */
export function above({ links }: Linked, kind: 'orders' | 'captures'): string | null {
  const href = links.find(({ rel }) => rel === 'up')?.href ?? ''
  return new RegExp(`/${kind}/([A-Z0-9]{1,64})$`).exec(href)?.[1] ?? null
}

export const orderOf = (resource: Linked): string | null =>
  resource.supplementary_data?.related_ids?.order_id ?? above(resource, 'orders')

/** The order that a capture was made for; null when PayPal knows no such capture. */
export async function orderOfCapture(
  client: PaypalClient,
  captureId: string,
): Promise<string | null> {
  const answer = await client.get(`/v2/payments/captures/${captureId}`)
  return answer.status === 404 ? null : orderOf(readAnswer(linked, answer))
}
