import { cacheTag } from 'next/cache'

import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { typeFees } from '@/src/domain/catalogue/pricing/type-fees'
import type { StatePageView } from '@/src/domain/compliance/state-page-view'
import { type TypeFactsView, typeFactsView } from '@/src/domain/compliance/type-facts-view'
import type { State } from '@/src/payload-types'

import { attemptFor } from '../platform/attempt'
import { officeDayHere } from '../platform/office-day'
import { publicRows } from '../platform/public-payload'

/**
 * What forming and keeping a company in a state takes; null when we don't form there, undefined
 * when the database can't be read.
 */
export async function getStatePage(code: string): Promise<StatePageView | null | undefined> {
  'use cache'
  cacheTag('states')
  // Hours only: the deadlines are those of a company that is formed today.
  return attemptFor('hours', 'a state', () => findState(code))
}

async function findState(code: string): Promise<StatePageView | null> {
  const docs = await publicRows('states', {
    where: { and: [{ code: { equals: code } }, { isActive: { equals: true } }] },
    limit: 1,
  })
  return docs[0] ? view(docs[0], await officeDayHere()) : null
}

function typesOf(state: State, fees: StatePageView['fees'], today: string): TypeFactsView[] {
  const facts = readFacts(state.facts)
  const types = fees.corporation ? (['llc', 'corporation'] as const) : (['llc'] as const)
  return types.map((type) => typeFactsView(facts, type, today))
}

function view(state: State, today: string): StatePageView {
  const fees = typeFees(state, today)
  return {
    id: state.id,
    code: state.code,
    name: state.name,
    fees,
    types: typesOf(state, fees, today),
    agentYearly: state.yearlyPrice ?? null,
    turnaroundTime: state.turnaroundTime,
    formationDocument: state.formationDocument || 'Articles of Organization',
    agency: state.agency || null,
    nameSearchUrl: state.entitySearchUrl || null,
    expediteOffered: state.expediteOffered === true,
    notes: (state.notes ?? []).map(({ note }) => note),
    today,
  }
}
