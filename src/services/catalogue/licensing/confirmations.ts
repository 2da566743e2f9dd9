import { type AnyColumn, and, desc, isNotNull, ne } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { confirmations, states } from '@/src/database-schema'
import type { NeedKey } from '@/src/domain/catalogue/licensing/needs'
import {
  type Confirmation,
  firstClosed,
  saleOf,
  type Thing,
} from '@/src/domain/catalogue/licensing/sale-of'
import type { TypeFees } from '@/src/domain/catalogue/pricing/type-fees'
import { LIST_LEAST } from '@/src/domain/screening/screening'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { type Caller, databaseOf } from '@/src/lib/database'
import { screening_lists } from '@/src/lib/own-tables'
import type { Offer } from '@/src/payload-types'
import { businessZone } from '@/src/services/platform/business-zone'

export type KeptConfirmation = Confirmation & {
  readonly id: string
  readonly note: string
  readonly evidence: string | null
  readonly by: string | null
  readonly at: string
  readonly remindedAt: string | null
  readonly endedAt: string | null
}

type Row = typeof confirmations.$inferSelect

const kept = (row: Row): KeptConfirmation => ({
  id: row.id,
  need: row.need,
  isOn: row.isOn,
  name: row.name ?? '',
  number: row.number ?? '',
  jurisdiction: row.jurisdiction ?? '',
  confirmedOn: row.confirmedOn ?? '',
  expiresOn: row.expiresOn,
  hasEvidence: row.evidence !== null,
  evidence: row.evidence,
  note: row.note ?? '',
  by: row.by,
  at: row.createdAt,
  remindedAt: row.remindedAt,
  endedAt: row.endedAt,
})

/** What was stated last about each need; nothing for those of which nothing was. */
export async function readConfirmations(req: Caller): Promise<KeptConfirmation[]> {
  const db = await databaseOf(req)
  const rows = await db
    .selectDistinctOn([confirmations.need])
    .from(confirmations)
    .orderBy(confirmations.need, desc(confirmations.createdAt), desc(confirmations.id))
  return rows.map(kept)
}

const named = (column: AnyColumn) => and(isNotNull(column), ne(column, ''))

/** Where all of our registered agent was entered (`ourAgent`): by the codes of the states. */
async function statesWithAgent(req: Caller): Promise<ReadonlySet<string>> {
  const db = await databaseOf(req)
  const { agent_name: name, agent_street: street, agent_city: city, agent_zipCode: zip } = states
  const rows = await db
    .select({ code: states.code })
    .from(states)
    .where(and(...[name, street, city, zip].map(named)))
  return new Set(rows.map(({ code }) => code))
}

/** The day of the sanctions list in force, where a whole one is loaded: no invented one. */
async function listDay(req: Caller): Promise<string | null> {
  const db = await databaseOf(req)
  const [list] = await db
    .select({ day: screening_lists.publishedOn, names: screening_lists.names })
    .from(screening_lists)
    .orderBy(desc(screening_lists.loadedAt))
    .limit(1)
  return list && list.names >= LIST_LEAST ? list.day : null
}

/** What may be sold at a moment: asked with what was confirmed, by the office's day. */
export type Sales = {
  readonly confirmations: readonly KeptConfirmation[]
  readonly day: string
  /** The codes of the states where an agent of ours is named. */
  readonly agents: ReadonlySet<string>
  /** Why a thing is not on sale; null when it is. */
  readonly closed: (thing: Thing) => string | null
  readonly firstClosed: (
    things: readonly Thing[],
  ) => { readonly thing: Thing; readonly need: NeedKey | null; readonly says: string } | null
}

/** @param req read in its transaction, where it has one */
export async function salesAt(
  req: { readonly payload: Payload } & Partial<PayloadRequest>,
  at = new Date(),
): Promise<Sales> {
  const { payload, transactionID } = req
  const caller = transactionID ? { payload, transactionID } : { payload }
  const known = await readConfirmations(caller)
  const agents = await statesWithAgent(caller)
  const listedOn = await listDay(caller)
  const asked = { agents, listedOn }
  const zone = await businessZone({ payload, ...(transactionID ? { req } : {}) })
  const day = isoDayIn(at, zone)
  return {
    confirmations: known,
    day,
    agents,
    closed: (thing) => {
      const sale = saleOf(thing, known, day, asked)
      return sale.isOpen ? null : sale.says
    },
    firstClosed: (things) => firstClosed(things, known, day, asked),
  }
}

/** The fees of a state, without those of companies that it takes someone's confirmation to form there. */
export function feesOnSale(fees: TypeFees, state: string, { closed }: Sales): TypeFees {
  const isClosed = closed({ kind: 'company', type: 'corporation', state }) !== null
  return isClosed ? { ...fees, corporation: null } : fees
}

const listed = <One>(list: readonly One[] | null | undefined): readonly One[] => list ?? []

/** Whether anything is on sale that an offer covers; read with its add-ons. */
export function hasSomethingOnSale(
  {
    appliesTo,
    addons,
    packages,
    services,
  }: Pick<Offer, 'appliesTo' | 'addons' | 'packages' | 'services'>,
  { closed }: Sales,
): boolean {
  if (appliesTo === 'all' || listed(packages).length + listed(services).length > 0) return true
  return listed(addons).some(
    (addon) => typeof addon === 'string' || !closed({ kind: 'addon', code: addon.code }),
  )
}
