import { asc, desc, eq, gt, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { papers } from '@/src/database-schema'
import type { EventKind } from '@/src/domain/signing/signing-texts'
import {
  type Caller,
  type Database,
  databaseOf,
  lockInTransaction,
  query,
} from '@/src/lib/database'
import {
  type ChainEntry,
  firstBreak,
  hashOfEntry,
  leafOf,
  makeSalt,
  START,
} from '@/src/lib/seal/hash-chain'
import { signing_events, signing_facts } from '@/src/lib/seal/tables'

export type SigningEvent = {
  readonly kind: EventKind
  readonly paper: string
  /** The key of a signer. */
  readonly signer?: string
  /** SHA-256 of the file that it is about. */
  readonly file?: string
  /** What is told of people; erasure removes it. */
  readonly facts?: Readonly<Record<string, unknown>>
}

/**
 * Adds an event to the chain, in the request's transaction. One at a time: each carries the hash of the
 * one before.
 *
 * @returns its position and hash
 */
export async function appendEvent(
  req: PayloadRequest,
  { kind, paper, signer = '', file, facts = {} }: SigningEvent,
): Promise<{ readonly position: number; readonly hash: string; readonly at: string }> {
  await lockInTransaction(req, 'signing chain')
  const db = await databaseOf(req)
  const last = await headOf(req)
  const [salt, told] = [makeSalt(), JSON.stringify(facts)]
  const body = {
    position: (last?.position ?? 0) + 1,
    kind,
    paper,
    signer: signer || null,
    file: file ?? null,
    at: new Date().toISOString(),
    previous: last?.hash ?? START,
    leaf: leafOf(salt, told),
  }
  const hash = hashOfEntry(body)
  await db.insert(signing_events).values({ ...body, hash })
  await db.insert(signing_facts).values({ position: body.position, salt, facts: told })
  return { position: body.position, hash, at: body.at }
}

const factsOf = z.record(z.string(), z.unknown())

export type PaperEvent = Omit<ChainEntry, 'told'> & {
  /** Null once a person was erased. */
  readonly facts: Readonly<Record<string, unknown>> | null
}

const COLUMNS = {
  position: signing_events.position,
  kind: signing_events.kind,
  paper: signing_events.paper,
  signer: signing_events.signer,
  file: signing_events.file,
  at: signing_events.at,
  previous: signing_events.previous,
  leaf: signing_events.leaf,
  hash: signing_events.hash,
  salt: signing_facts.salt,
  facts: signing_facts.facts,
} as const

/** What happened to some papers, in order. */
export async function eventsOf(req: Caller, ids: readonly string[]): Promise<PaperEvent[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select(COLUMNS)
    .from(signing_events)
    .leftJoin(signing_facts, eq(signing_facts.position, signing_events.position))
    .where(inArray(signing_events.paper, [...ids]))
    .orderBy(asc(signing_events.position))
  return rows.map(({ salt: _, facts, ...entry }) => ({
    ...entry,
    facts: facts === null ? null : factsOf.parse(JSON.parse(facts)),
  }))
}

/** When each signer of a paper signed it, by their keys. */
export const signedIn = (
  events: readonly PaperEvent[],
  paper: string,
): ReadonlyMap<string, string> =>
  new Map(
    events.flatMap(({ kind, paper: of, signer, at }) =>
      kind === 'signed' && of === paper && signer ? [[signer, at]] : [],
    ),
  )

const BATCH = 1000

async function* entries(req: Caller): AsyncGenerator<ChainEntry> {
  const db = await databaseOf(req)
  for (let after = 0; ; ) {
    const rows = await db
      .select(COLUMNS)
      .from(signing_events)
      .leftJoin(signing_facts, eq(signing_facts.position, signing_events.position))
      .where(gt(signing_events.position, after))
      .orderBy(asc(signing_events.position))
      .limit(BATCH)
    for (const { salt, facts, ...entry } of rows)
      yield { ...entry, told: salt === null || facts === null ? null : { salt, facts } }
    const last = rows.at(-1)
    if (!last) return
    after = last.position
  }
}

/** Checks the whole chain. @returns the position of the first entry that does not hold, or null */
export const brokenAt = (req: Caller): Promise<number | null> => firstBreak(entries(req))

/** The last entry of the chain; null before the first. */
export async function headOf(req: Caller): Promise<{ position: number; hash: string } | null> {
  const db = await databaseOf(req)
  const [head] = await db
    .select({ position: signing_events.position, hash: signing_events.hash })
    .from(signing_events)
    .orderBy(desc(signing_events.position))
    .limit(1)
  return head ?? null
}

/** The one way past the guard of the chain: a migration made it. */
const ERASE = sql.identifier('erase_signing_facts')

/**
 * Removes what the chain tells of the people of some orders. The entries stay, and the chain verifies
 * without: they hold salted hashes alone.
 */
export async function eraseSigningFacts(db: Database, orders: SQLWrapper): Promise<void> {
  const theirs = query
    .select({ position: signing_events.position })
    .from(signing_events)
    .innerJoin(papers, eq(papers.id, signing_events.paper))
    .where(inArray(papers.order, orders))
  await db.select().from(sql`${ERASE}(array(${theirs}))`)
}
