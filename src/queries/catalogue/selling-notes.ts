import { cacheTag } from 'next/cache'

import { NEED_KEYS, needOf, PREPARERS } from '@/src/domain/catalogue/licensing/needs'
import { isConfirmed, reviewSentence } from '@/src/domain/catalogue/licensing/sale-of'
import type { SellingNotes } from '@/src/domain/checkout/checkout-view'
import { attemptFor } from '@/src/queries/platform/attempt'
import { publicPayload } from '@/src/queries/platform/public-payload'
import { salesAt } from '@/src/services/catalogue/licensing/confirmations'

/** What depends on where a buyer lives: a checkout asks for that late, or not at all. */
const OF_PLACES = new Set<string>([
  ...Object.values(PREPARERS).flatMap((need) => need ?? []),
  'north_carolina_documents',
  'sanctioned_places',
])

async function read(): Promise<SellingNotes> {
  const sales = await salesAt({ payload: await publicPayload() })
  const { confirmations, day } = sales
  const closed = NEED_KEYS.filter((need) => OF_PLACES.has(need)).filter((need) =>
    need === 'sanctioned_places'
      ? sales.closed({ kind: 'abroad' }) !== null
      : !isConfirmed(need, confirmations, day),
  )
  return {
    places: closed.flatMap((need) => needOf(need).says ?? []),
    review: reviewSentence(confirmations, day),
  }
}

/** Whom we can't sell to yet, and who has reviewed the documents that we prepare. */
export async function getSellingNotes(): Promise<SellingNotes> {
  'use cache'
  cacheTag('services')
  return (
    (await attemptFor('max', 'what may be sold', read)) ?? {
      places: [],
      review: reviewSentence([], ''),
    }
  )
}
