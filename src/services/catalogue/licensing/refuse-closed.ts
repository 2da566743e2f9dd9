import { inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { addons } from '@/src/database-schema'
import {
  AGENT,
  isDocument,
  type Thing,
  thingsAt,
  thingsOfFormation,
} from '@/src/domain/catalogue/licensing/sale-of'
import { isId } from '@/src/domain/vocabulary/id'
import { placeRefusal, soldAs } from '@/src/domain/vocabulary/places/sanctioned-places'
import { idOf } from '@/src/domain/vocabulary/relation'
import { TIERS } from '@/src/domain/vocabulary/tiers'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'
import { type Sales, salesAt } from '@/src/services/catalogue/licensing/confirmations'

/** The codes of the add-ons on an order; null for one of none. */
async function codesOf(req: PayloadRequest, { lines }: Order): Promise<(string | null)[]> {
  const refs = (lines ?? []).flatMap(({ kind, ref }) =>
    kind === 'add_on' && isId(ref) ? [ref] : [],
  )
  if (refs.length === 0) return []
  const db = await databaseOf(req)
  const rows = await db.select({ code: addons.code }).from(addons).where(inArray(addons.id, refs))
  return rows.map(({ code }) => code)
}

export async function stateOfOrder(
  req: PayloadRequest,
  order: Pick<Order, 'state'>,
): Promise<string | null> {
  const id = idOf(order.state)
  if (!id) return null
  const state = await findById(req, 'states', id, {
    select: { code: true },
    overrideAccess: true, // of the order's own state
  })
  return state?.code ?? null
}

type SoldAs = Pick<Order, 'kind' | 'serviceType' | 'packageType' | 'companyType' | 'address'>

/** What the sale of an order hangs on, wherever its buyer is. */
export function thingsOfOrder(
  order: SoldAs,
  state: string | null,
  codes: readonly (string | null | undefined)[],
): Thing[] {
  const { serviceType, packageType, companyType, address, kind } = order
  const at = { country: address?.country, state: address?.state }
  const isForming =
    (kind === 'purchase' && serviceType === 'llc') || codes.includes('llc_formation')
  const type = companyType ?? 'llc'
  const tier = TIERS.find((one) => kind === 'purchase' && one === packageType)
  const sold = { type, state, tier: serviceType === 'llc' ? tier : null, codes, at }
  return [
    ...(isForming || codes.some(isDocument)
      ? thingsOfFormation(sold)
      : [
          ...codes.map((code) => ({ kind: 'addon', code }) as const),
          ...(state && codes.includes(AGENT) ? [{ kind: 'agent', state } as const] : []),
        ]),
    ...(kind === 'purchase' && serviceType !== 'llc' && packageType
      ? [{ kind: 'service', service: serviceType, type: packageType } as const]
      : []),
  ]
}

/**
 * Why sanctions bar a sale where its buyer lives, in a sentence for them; null where they don't.
 *
 * @param names the services and the codes of the add-ons that are sold
 */
export function refusalAt(
  address: Order['address'],
  names: readonly (string | null | undefined)[],
): string | null {
  const { line, city, state, country } = address ?? {}
  const at = { country, address: [line, city, state].filter(Boolean).join(' ') }
  return placeRefusal(at, soldAs(names))
}

/**
 * Every way to pay leads past here: a checkout, an extra, a renewal, a link, another try. Looked at
 * right before money is asked for, as what was on sale when the order was placed may not be any more.
 * What was paid stays served.
 *
 * @param known what may be sold, where it was read for this order a moment ago
 * @throws AppError 422 `not_served` where sanctions bar it, and `not_on_sale` where part of an order needs what the operator has not confirmed
 */
export async function refuseClosed(
  req: PayloadRequest,
  order: Order,
  known?: Sales,
): Promise<void> {
  const codes = await codesOf(req, order)
  const state = known && order.stateCode ? order.stateCode : await stateOfOrder(req, order)
  const sold = order.kind === 'extra' ? codes : [order.serviceType, ...codes]
  const barred = refusalAt(order.address, sold)
  if (barred) throw new AppError('not_served', barred, 422)
  const { firstClosed } = known ?? (await salesAt(req))
  const closed = firstClosed([
    ...thingsAt(order.address ?? {}),
    ...thingsOfOrder(order, state, codes),
  ])
  if (closed) throw new AppError('not_on_sale', closed.says, 422)
}
