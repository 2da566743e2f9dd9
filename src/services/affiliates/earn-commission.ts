import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { orders, payments } from '@/src/database-schema'
import type { ReviewReason } from '@/src/domain/affiliates/affiliate-input'
import { commissionFor } from '@/src/domain/affiliates/ledger'
import { ownershipOf } from '@/src/domain/affiliates/own-order'
import { idOf } from '@/src/domain/vocabulary/relation'
import { ADMIN } from '@/src/lib/admin-address'
import { databaseOf } from '@/src/lib/database'
import { createRow } from '@/src/lib/write-row'
import type { Order, User } from '@/src/payload-types'
import { addToTotals, lockAffiliate } from '@/src/services/affiliates/affiliate-account'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'

type Card = { readonly brand: string; readonly last4: string; readonly fingerprint: string | null }

type Stored = { brand: string | null; last4: string | null; fingerprint: string | null }

const cardsOf = (rows: readonly Stored[]) =>
  rows.flatMap(({ brand, last4, fingerprint }): Card[] =>
    last4 === null ? [] : [{ brand: brand ?? '', last4, fingerprint }],
  )

const CARD = {
  brand: payments.card_brand,
  last4: payments.card_last4,
  fingerprint: payments.card_fingerprint,
}
const PAID = and(
  inArray(payments.status, ['succeeded', 'refunded']),
  isNotNull(payments.card_last4),
)

/** Whether an order that came through an affiliate's link was placed by the affiliate. */
async function ownershipOfOrder(
  req: PayloadRequest,
  owner: Pick<User, 'id' | 'email' | 'lastName' | 'phone'>,
  order: Order,
): Promise<ReturnType<typeof ownershipOf>> {
  const db = await databaseOf(req)
  const paidBy = await db
    .selectDistinct(CARD)
    .from(payments)
    .where(and(eq(payments.order, order.id), PAID))
  // What they bought as a guest, under the address of their account, is theirs as well.
  const isOwners = or(eq(orders.user, owner.id), eq(orders.email, owner.email))
  const owned = await db
    .selectDistinct(CARD)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order))
    .where(and(isOwners, PAID))
    .limit(50)
  return ownershipOf(
    {
      user: owner.id,
      email: owner.email,
      lastName: owner.lastName ?? '',
      phone: owner.phone ?? null,
      cards: cardsOf(owned),
    },
    {
      user: idOf(order.user),
      email: order.email,
      lastName: order.lastName,
      phone: order.phone ?? null,
      card: cardsOf(paidBy)[0] ?? null,
      isAffiliateBrowser: order.isAffiliateBrowser ?? false,
    },
  )
}

const options = { overrideAccess: true } as const // follows from a payment

const ALARMS: Readonly<Record<ReviewReason, string>> = {
  card: 'was paid with a card like theirs',
  browser: 'was placed in a browser where they have signed in',
}

/** A card or browser like the affiliate's is a sign, not a proof: staff decide before it is approved. */
async function askForReview(
  req: PayloadRequest,
  code: string,
  { order, reason }: { readonly order: Order; readonly reason: ReviewReason },
): Promise<void> {
  await raiseToStaff(req, {
    key: `own-order:${order.id}`,
    subject: `Check the commission for ${code}: this order ${ALARMS[reason]}`,
    order: order.id,
    area: 'affiliates',
    place: {
      entity: 'orders',
      id: order.id,
      href: `${ADMIN}/affiliates/commissions?view=review`,
      label: 'Open Commissions',
    },
  })
}

/** Credits anyone who referred a paid order, from our own fees, at the rate of this day. */
export async function earnCommission(req: PayloadRequest, order: Order): Promise<void> {
  const linkId = idOf(order.affiliateLink)
  if (!linkId) return
  await lockAffiliate(req, linkId)
  const link = await req.payload.findByID({
    collection: 'affiliateLinks',
    id: linkId,
    depth: 1,
    disableErrors: true,
    ...options,
    req,
  })
  const owner = link && typeof link.user === 'object' ? link.user : null
  if (!link?.isActive || !owner) return
  const ownership = await ownershipOfOrder(req, owner, order)
  if (ownership === 'own') return
  const reason = ownership === 'other' ? null : ownership
  const earned = commissionFor(order.lines ?? [], link.commissionRate, new Date())
  if (!earned) return
  const { approvableAt, ...row } = earned
  await createRow(req, 'commissions', {
    data: {
      ...row,
      link: link.id,
      user: owner.id,
      order: order.id,
      currency: order.currency,
      isFrozen: false,
      review: reason && 'open',
      reviewReason: reason,
      approvableAt: approvableAt.toISOString(),
    },
    ...options,
  })
  await addToTotals(req, link.id, { earnedMinor: row.amountMinor, conversions: 1 })
  if (reason) await askForReview(req, link.code, { order, reason })
}
