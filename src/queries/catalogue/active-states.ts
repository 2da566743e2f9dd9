import { cacheTag } from 'next/cache'
import type { SelectType, TransformCollectionWithSelect, TypedCollectionSelect } from 'payload'

import { typeFees } from '@/src/domain/catalogue/pricing/type-fees'
import type { State } from '@/src/payload-types'

import { attemptFor } from '../platform/attempt'
import { activeRows } from '../platform/public-payload'

/**
 * The states in which companies are formed, by name, each in a view as of now; undefined when they
 * cannot be read. For a cached function, which it tags and keeps for hours only: a scheduled change
 * of a fee begins on its day without anybody saving anything.
 */
export async function activeStates<
  Select extends TypedCollectionSelect['states'] & SelectType,
  View,
>(
  select: Select,
  view: (state: TransformCollectionWithSelect<'states', Select>, now: Date) => View,
): Promise<View[] | undefined> {
  cacheTag('states')
  return attemptFor('hours', 'states', async () => {
    const now = new Date()
    const docs = await activeRows('states', { sort: 'name', limit: 100, select })
    return docs.map((doc) => view(doc, now))
  })
}

/** What every view of a state begins with. */
export const STATE_FACTS = {
  code: true,
  name: true,
  filingFee: true,
  facts: true,
  turnaroundTime: true,
  popularLabel: true,
  entitySearchUrl: true,
} as const

export function stateFacts(state: Pick<State, 'id' | keyof typeof STATE_FACTS>, now: Date) {
  const fees = typeFees(state, now)
  const { filingFee, feeAsOf } = fees.llc ?? { ...state, feeAsOf: null }
  return {
    id: state.id,
    code: state.code,
    name: state.name,
    filingFee,
    feeAsOf,
    fees,
    turnaroundTime: state.turnaroundTime,
    popularLabel: state.popularLabel ?? null,
    entitySearchUrl: state.entitySearchUrl ?? null,
  }
}
