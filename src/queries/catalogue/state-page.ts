import { cacheTag } from 'next/cache'
import { type Schedule, schedule } from '@/src/domain/catalogue/facts/schedule'
import { reportWords } from '@/src/domain/catalogue/facts/schedule-words'
import { feeInForce } from '@/src/domain/catalogue/pricing/scheduled-fee'
import { type Deadline, nextDeadlines } from '@/src/domain/compliance/next-deadlines'
import type { StatePageView } from '@/src/domain/compliance/state-page-view'
import type { State } from '@/src/payload-types'

import { attemptFor } from '../platform/attempt'
import { publicRows } from '../platform/public-payload'

/** How many deadlines of a company formed today are shown. */
const SHOWN = 3

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
  return docs[0] ? view(docs[0], new Date()) : null
}

const ruleOf = (state: State): Schedule => {
  const parsed = schedule.safeParse(state.report?.rule)
  return parsed.success ? parsed.data : { type: 'none' }
}

function deadlines(rule: Schedule, now: Date): Deadline[] {
  const today = now.toISOString().slice(0, 10)
  return nextDeadlines(rule, { formedOn: today }, { from: today, count: SHOWN })
}

function reportOf(state: State, now: Date): StatePageView['report'] {
  const rule = ruleOf(state)
  const when = reportWords(rule)
  if (!state.report?.required || !when) return null
  return {
    name: state.report.name || 'Annual report',
    fee: state.report.fee ?? 0,
    when,
    deadlines: deadlines(rule, now),
  }
}

function taxOf({ recurringTax }: State): StatePageView['tax'] {
  if (!recurringTax?.name) return null
  return {
    name: recurringTax.name,
    minimum: recurringTax.minimum ?? null,
    withReport: recurringTax.collectedWithReport === true,
  }
}

function scheduledOf({ scheduledFee }: State, now: Date): StatePageView['scheduledFee'] {
  const { fee, from } = scheduledFee ?? {}
  return typeof fee === 'number' && from && new Date(from) > now ? { fee, from } : null
}

function view(state: State, now: Date): StatePageView {
  return {
    id: state.id,
    code: state.code,
    name: state.name,
    ...feeInForce(state, now),
    scheduledFee: scheduledOf(state, now),
    agentYearly: state.yearlyPrice ?? null,
    turnaroundTime: state.turnaroundTime,
    formationDocument: state.formationDocument || 'Articles of Organization',
    agency: state.agency || null,
    nameSearchUrl: state.entitySearchUrl || null,
    expediteOffered: state.expediteOffered === true,
    publicationRequired: state.publicationRequired === true,
    nameReservation: state.nameReservationMandatory ? (state.nameReservationFee ?? 0) : null,
    report: reportOf(state, now),
    tax: taxOf(state),
    confidence: state.confidence ?? null,
    notes: (state.notes ?? []).map(({ note }) => note),
    sources: (state.sources ?? []).map(({ url }) => url),
    today: now.toISOString(),
  }
}
