import { cacheTag } from 'next/cache'
import type { SelectType, TransformCollectionWithSelect, TypedCollectionSelect } from 'payload'

import { typeFees } from '@/src/domain/catalogue/pricing/type-fees'
import type { State } from '@/src/payload-types'

import { attemptFor } from '../platform/attempt'
import { officeDayHere } from '../platform/office-day'
import { activeRows } from '../platform/public-payload'

/**
 * The states in which companies are formed, by name, each in a view as of the office's day; undefined when they
 * cannot be read. For a cached function, which it tags and keeps for hours only. A scheduled change
 * of a fee begins on its day without anyone saving anything: the worker lets go of the tag then.
 */
export async function activeStates<
  Select extends TypedCollectionSelect['states'] & SelectType,
  View,
>(
  select: Select,
  view: (state: TransformCollectionWithSelect<'states', Select>, today: string) => View,
): Promise<View[] | undefined> {
  cacheTag('states')
  return attemptFor('hours', 'states', async () => {
    const today = await officeDayHere()
    const docs = await activeRows('states', { sort: 'name', limit: 100, select })
    return docs.map((doc) => view(doc, today))
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

export function stateFacts(state: Pick<State, 'id' | keyof typeof STATE_FACTS>, today: string) {
  const fees = typeFees(state, today)
  const { filingFee, feeAsOf, isUsual } = fees.llc ?? { ...state, feeAsOf: null, isUsual: true }
  return {
    id: state.id,
    code: state.code,
    name: state.name,
    filingFee,
    feeAsOf,
    isUsual,
    fees,
    turnaroundTime: state.turnaroundTime,
    popularLabel: state.popularLabel ?? null,
    entitySearchUrl: state.entitySearchUrl ?? null,
  }
}
