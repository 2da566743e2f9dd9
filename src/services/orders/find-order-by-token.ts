import type { Payload } from 'payload'

import { hashToken } from '@/src/lib/secrets'
import type { Order } from '@/src/payload-types'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The order that `orderId.token` opens, whether the browser that placed it has the token or a mail
 * brought it: id and token must belong together, and the order must not have been claimed since.
 * Null otherwise.
 */
export async function findOrderByToken(
  payload: Payload,
  pass: string | undefined,
): Promise<Order | null> {
  const [id, token] = (pass ?? '').split('.')
  if (!id || !token || !UUID.test(id)) return null
  const hash = hashToken(token)
  const { docs } = await payload.find({
    collection: 'orders',
    where: {
      id: { equals: id },
      or: [{ passHash: { equals: hash } }, { claimTokenHash: { equals: hash } }],
    },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // the token is the key to it
  })
  return docs[0] ?? null
}
