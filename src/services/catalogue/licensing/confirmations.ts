import { type AnyColumn, and, desc, isNotNull, ne, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { confirmations, settings, states } from '@/src/database-schema'
import type { NeedKey } from '@/src/domain/catalogue/licensing/needs'
import {
  type Confirmation,
  firstClosed,
  saleOf,
  type Thing,
} from '@/src/domain/catalogue/licensing/sale-of'
import type { TypeFees } from '@/src/domain/catalogue/pricing/type-fees'
import { LIST_LEAST } from '@/src/domain/screening/screening'
import { isoDayIn, timeZoneOf } from '@/src/domain/vocabulary/time/time-zone'
import { type Caller, databaseOf, query } from '@/src/lib/database'
import { screening_lists } from '@/src/lib/own-tables'
import type { Offer } from '@/src/payload-types'

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

const ZONE = query.select({ zone: settings.businessTimeZone }).from(settings).limit(1)
/** The day of the sanctions list in force, where a whole one is loaded: no invented one. */
const LISTED = query
  .select({
    day: sql`case when ${screening_lists.names} >= ${LIST_LEAST} then ${screening_lists.publishedOn} end`,
  })
  .from(screening_lists)
  .orderBy(desc(screening_lists.loadedAt))
  .limit(1)
const { agent_name, agent_street, agent_city, agent_zipCode } = states
/** Where all of our registered agent was entered (`ourAgent`): by the codes of the states. */
const WITH_AGENT = query
  .select({ code: states.code })
  .from(states)
  .where(and(...[agent_name, agent_street, agent_city, agent_zipCode].map(named)))

/** What besides confirmations decides about a sale, in one statement. */
async function readSaleFacts(req: Caller) {
  const db = await databaseOf(req)
  const [facts] = await db
    .select({
      agents: sql<string[]>`array(${WITH_AGENT})`,
      listedOn: sql<string | null>`(${LISTED})`,
      zone: sql<string | null>`(${ZONE})`,
    })
    .from(sql`(select 1) ${sql.identifier('asked')}`)
  return {
    agents: new Set(facts?.agents),
    listedOn: facts?.listedOn ?? null,
    zone: timeZoneOf(facts?.zone),
  }
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
  const { zone, ...asked } = await readSaleFacts(caller)
  const day = isoDayIn(at, zone)
  return {
    confirmations: known,
    day,
    agents: asked.agents,
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
