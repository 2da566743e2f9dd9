import { cacheTag } from 'next/cache'
import type { Readable, StateView } from '@/src/domain/catalogue/catalogue-views'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { FALLBACK_STATES } from '@/src/domain/catalogue/fallback-catalogue'
import { isAgentSold } from '@/src/domain/catalogue/licensing/sale-of'
import { processingTime } from '@/src/domain/catalogue/pricing/expedite-tiers'
import { typeFees } from '@/src/domain/catalogue/pricing/type-fees'
import type { StatePageView } from '@/src/domain/compliance/state-page-view'
import {
  asksNoReport,
  type TypeFactsView,
  typeFactsView,
} from '@/src/domain/compliance/type-facts-view'
import { fields, type Row, type Selectable } from '@/src/lib/find-one'
import type { State } from '@/src/payload-types'
import {
  activeRows,
  attemptFor,
  officeDayHere,
  publicPayload,
  publicRows,
} from '@/src/queries/platform/public-payload'
import { feesOnSale, type Sales, salesAt } from '@/src/services/catalogue/licensing/confirmations'

/**
 * The states in which companies are formed, by name, each in a view as of the office's day; undefined when they
 * cannot be read. For a cached function, which it tags and keeps for hours only. A scheduled change
 * of a fee begins on its day without anyone saving anything: the worker lets go of the tag then.
 */
export async function activeStates<Select extends Selectable<'states'>, View>(
  select: Select,
  view: (state: Row<'states', Select>, today: string, sales: Sales) => View,
): Promise<View[] | undefined> {
  cacheTag('states')
  return attemptFor('hours', 'states', async () => {
    const today = await officeDayHere()
    const docs = await activeRows('states', { sort: 'name', limit: 100, select })
    const sales = await salesAt({ payload: await publicPayload() })
    return docs.map((doc) => view(doc, today, sales))
  })
}

/** What every view of a state begins with. */
export const STATE_FACTS = fields('code name filingFee facts popularLabel entitySearchUrl')

export function stateFacts(
  state: Pick<State, 'id' | keyof typeof STATE_FACTS>,
  today: string,
  sales: Sales,
) {
  const fees = feesOnSale(typeFees(state, today), state.code, sales)
  const { filingFee, feeAsOf, isUsual } = fees.llc ?? { ...state, feeAsOf: null, isUsual: true }
  return {
    id: state.id,
    code: state.code,
    name: state.name,
    filingFee,
    feeAsOf,
    isUsual,
    fees,
    turnaroundTime: processingTime(readFacts(state.facts), 'llc', today),
    popularLabel: state.popularLabel ?? null,
    entitySearchUrl: state.entitySearchUrl ?? null,
    hasAgent: isAgentSold(sales.agents, state.code),
  }
}

const SELECT = { ...STATE_FACTS, isPopular: true } as const

/** The states in which companies are formed, by name; or the stand-ins, which are not for sale. */
export async function getStates(): Promise<Readable<StateView>> {
  const items = await readStates()
  return items?.length ? { items, isFallback: false } : { items: FALLBACK_STATES, isFallback: true }
}

async function readStates(): Promise<StateView[] | undefined> {
  'use cache'
  return activeStates(SELECT, viewOf)
}

function viewOf(
  doc: Pick<State, 'id' | keyof typeof SELECT>,
  today: string,
  sales: Sales,
): StateView {
  const { fees: _fees, hasAgent: _hasAgent, ...facts } = stateFacts(doc, today, sales)
  return {
    ...facts,
    asksNoReport: asksNoReport(readFacts(doc.facts), 'llc', today),
    isPopular: doc.isPopular,
  }
}

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
  if (!docs[0]) return null
  return view(docs[0], await officeDayHere(), await salesAt({ payload: await publicPayload() }))
}

function typesOf(state: State, fees: StatePageView['fees'], today: string): TypeFactsView[] {
  const facts = readFacts(state.facts)
  const types = fees.corporation ? (['llc', 'corporation'] as const) : (['llc'] as const)
  return types.map((type) => typeFactsView(facts, type, today))
}

function view(state: State, today: string, sales: Sales): StatePageView {
  const { id, code, name, fees, hasAgent, turnaroundTime } = stateFacts(state, today, sales)
  return {
    id,
    code,
    name,
    fees,
    types: typesOf(state, fees, today),
    agentYearly: hasAgent ? (state.yearlyPrice ?? null) : null,
    turnaroundTime,
    formationDocument: state.formationDocument || 'Articles of Organization',
    agency: state.agency || null,
    nameSearchUrl: state.entitySearchUrl || null,
    notes: (state.notes ?? []).map(({ note }) => note),
    today,
  }
}
