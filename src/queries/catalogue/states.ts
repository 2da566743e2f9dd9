import { cacheTag } from 'next/cache'

import type { Readable, StateView } from '@/src/domain/catalogue/catalogue-views'
import { FALLBACK_STATES } from '@/src/domain/catalogue/fallback-catalogue'
import { feeInForce } from '@/src/domain/catalogue/pricing/scheduled-fee'

import { attemptFor } from '../platform/attempt'
import { publicRows } from '../platform/public-payload'

/** The states in which companies are formed, by name; or the stand-ins, which are not for sale. */
export async function getStates(): Promise<Readable<StateView>> {
  const items = await readStates()
  return items?.length ? { items, isFallback: false } : { items: FALLBACK_STATES, isFallback: true }
}

async function readStates(): Promise<StateView[] | undefined> {
  'use cache'
  cacheTag('states')
  // Hours only: a scheduled change of a fee begins on its day without anybody saving anything.
  return attemptFor('hours', 'states', findStates)
}

async function findStates(): Promise<StateView[]> {
  const now = new Date()
  const docs = await publicRows('states', {
    where: { isActive: { equals: true } },
    sort: 'name',
    limit: 100,
    select: {
      code: true,
      name: true,
      filingFee: true,
      scheduledFee: true,
      feeAsOf: true,
      turnaroundTime: true,
      isPopular: true,
      popularLabel: true,
      entitySearchUrl: true,
    },
  })
  return docs.map((doc) => ({
    id: doc.id,
    code: doc.code,
    name: doc.name,
    ...feeInForce(doc, now),
    turnaroundTime: doc.turnaroundTime ?? null,
    isPopular: doc.isPopular,
    popularLabel: doc.popularLabel ?? null,
    entitySearchUrl: doc.entitySearchUrl ?? null,
  }))
}
