import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'
import { factsProblem, readFacts, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { canonicalJson } from '@/src/domain/platform/canonical-json'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import type { State } from '@/src/payload-types'
import { businessZoneOf } from '@/src/services/platform/business-zone'

/** A jurisdiction with what is known of it. */
export type StateWithFacts = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly facts: readonly StateFact[]
  /** Another one after each change of any of its facts. */
  readonly version: string
  /** Stored facts that cannot be read must not be written over. */
  readonly problem: string | null
}

const SELECT = { code: true, name: true, facts: true } as const

const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

export const versionOf = (value: unknown): string => hashed(canonicalJson(value))

function withFacts({ id, code, name, facts }: Pick<State, 'id' | 'code' | 'name' | 'facts'>) {
  const stored = facts ?? []
  return {
    id,
    code,
    name,
    facts: readFacts(stored),
    version: versionOf(stored),
    problem: factsProblem(stored) ?? null,
  }
}

/** All jurisdictions by name, with their facts, as the person may read them. */
export async function statesWithFacts(req: PayloadRequest): Promise<StateWithFacts[]> {
  const { docs } = await req.payload.find({
    collection: 'states',
    sort: 'name',
    select: SELECT,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(withFacts)
}

/** One of them; null where there is none, or none that the person may read. */
export async function stateWithFacts(
  req: PayloadRequest,
  which: { readonly id: string } | { readonly code: string },
): Promise<StateWithFacts | null> {
  const [name, value] =
    'id' in which ? (['id', which.id] as const) : (['code', which.code] as const)
  const { docs } = await req.payload.find({
    collection: 'states',
    where: { [name]: { equals: value } },
    select: SELECT,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs[0] ? withFacts(docs[0]) : null
}

/** Today in the office, as an ISO day. */
export const officeDay = async (req: PayloadRequest): Promise<string> =>
  isoDayIn(new Date(), await businessZoneOf(req))
