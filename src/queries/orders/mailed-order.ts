import config from '@payload-config'
import { cookies } from 'next/headers'
import { getPayload, type Payload } from 'payload'

import { maskedEmail } from '@/src/domain/accounts/masked-email'
import { type MailedOrderLink, mailedOrderLink } from '@/src/domain/orders/mailed-link'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { ORDER_COOKIE } from '@/src/lib/http/cookies'
import { orderPath } from '@/src/services/orders/order-links'
import { findOrderByToken } from '@/src/services/orders/order-pass'

/** What a guest's mailed link leads to, before anything happens. */
export type MailedOrder =
  | { readonly kind: 'dead' }
  /** This browser has the pass already. */
  | { readonly kind: 'open'; readonly page: string }
  | {
      readonly kind: 'offer'
      readonly link: MailedOrderLink
      readonly number: string
      /** Masked. */
      readonly placedBy: string
      /** ISO 8601. */
      readonly placedAt: string
    }

/** Looks at a guest's mailed link and changes nothing; `held` is this browser's own pass. */
export async function lookAtMailedOrder(
  payload: Payload,
  sent: unknown,
  held: string | undefined,
): Promise<MailedOrder> {
  const { data: link } = mailedOrderLink.safeParse(sent)
  if (!link) return { kind: 'dead' }
  const order = await findOrderByToken(payload, `${link.order}.${link.token}`)
  if (!order) return { kind: 'dead' }
  const own = await findOrderByToken(payload, held)
  if (own?.id === order.id)
    return { kind: 'open', page: orderPath(link.of ?? order.id, link.to, link.details) }
  return {
    kind: 'offer',
    link,
    number: shortOrderId(order.id),
    placedBy: maskedEmail(order.email),
    placedAt: order.placedAt ?? order.createdAt,
  }
}

/** Returns the order that the request's mailed link opens. */
export async function mailedOrder(sent: object): Promise<MailedOrder> {
  const [payload, jar] = await Promise.all([getPayload({ config }), cookies()])
  return lookAtMailedOrder(payload, sent, jar.get(ORDER_COOKIE)?.value)
}
