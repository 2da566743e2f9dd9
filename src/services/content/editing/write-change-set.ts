import { eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { content_elements, content_revisions } from '@/src/database-schema'
import {
  type ChangeEntry,
  type ChangeKind,
  type EditedElement,
  entriesOf,
  isLiveChange,
} from '@/src/domain/content/editing/change-set'
import {
  type ElementState,
  type NextState,
  shownValue,
} from '@/src/domain/content/editing/element-state'
import { databaseOf, lockInTransaction, query } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import { audit } from '@/src/services/platform/record-audit'

/** Changes of content are made one after another, so that each finds what the one before it left. */
export const lockContent = (req: PayloadRequest): Promise<void> =>
  lockInTransaction(req, 'content changes')

const nextNumber = query
  .select({ next: sql`coalesce(max(${content_revisions.number}), 0) + 1` })
  .from(content_revisions)

export type ChangeSet = { readonly number: number; readonly entries: readonly ChangeEntry[] }

type Writing = {
  readonly kind: ChangeKind
  readonly summary: string
  readonly elements: readonly EditedElement[]
  readonly next: (element: EditedElement) => NextState
}

/** Adds a change set to the history, with what it does to each element. The lock must be held. */
export async function writeChangeSet(
  req: PayloadRequest,
  { kind, summary, elements, next }: Writing,
): Promise<ChangeSet> {
  const db = await databaseOf(req)
  const [row] = await db
    .insert(content_revisions)
    .values({
      number: sql`(${nextNumber})`,
      kind,
      summary: summary.slice(0, 300),
      author: req.user?.id,
      changes: [],
      createdAt: sql`clock_timestamp()`,
    })
    .returning({ id: content_revisions.id, number: content_revisions.number })
  if (!row) throw new Error('A change of content was not written down')
  const entries = entriesOf(row.number, elements, next)
  await db
    .update(content_revisions)
    .set({ changes: entries })
    .where(eq(content_revisions.id, row.id))
  return { number: row.number, entries }
}

/**
 * What was verified of a claim was its words: with other words it waits for someone else to verify
 * it again, as in `guardClaim`. Columns on the right are those from before the change.
 */
function verifiedNoMore(req: PayloadRequest, live: string | null) {
  const { claim_enteredBy, claim_verified, claim_verifiedAt, claim_verifiedBy, currentValue } =
    content_elements
  const isSame = sql`${currentValue} is not distinct from ${live}`
  const author = req.user?.id ?? null
  return {
    claim_verified: sql`${claim_verified} and ${isSame}`,
    claim_verifiedBy: sql`case when ${isSame} then ${claim_verifiedBy} end`,
    claim_verifiedAt: sql`case when ${isSame} then ${claim_verifiedAt} end`,
    claim_enteredBy: sql`case when ${isSame} then ${claim_enteredBy} else ${author}::uuid end`,
  }
}

export async function putStates(
  req: PayloadRequest,
  steps: readonly { readonly id: string; readonly to: ElementState }[],
): Promise<void> {
  const db = await databaseOf(req)
  for (const { id, to } of steps) {
    await db
      .update(content_elements)
      .set({
        ...verifiedNoMore(req, to.live),
        currentValue: to.live,
        draftValue: to.draft,
        revision: to.revision,
        changedBy: req.user?.id ?? null,
        changedAt: now,
        updatedAt: now,
      })
      .where(eq(content_elements.id, id))
  }
}

/** Of a long change the log keeps the first elements, and how many there were: the set has them all. */
const LOGGED = 200

/** Notes in the audit log what became of each element, in one entry. */
export async function auditContent(
  req: PayloadRequest,
  action: string,
  set: number,
  changes: readonly Pick<ChangeEntry, 'id' | 'page' | 'selector' | 'before' | 'after'>[],
): Promise<void> {
  const side = (name: 'before' | 'after') =>
    Object.fromEntries(
      changes
        .slice(0, LOGGED)
        .map((change) => [`${change.page} ${change.selector}`, shownValue(change[name])]),
    )
  const [only] = changes
  await audit(
    req,
    changes.some(isLiveChange) ? 'publishing' : 'content',
    action,
    ['contentElements', changes.length === 1 && only ? only.id : `set ${set}`],
    {
      before: side('before'),
      after: { ...side('after'), changeSet: set, elements: changes.length },
    },
  )
}

/**
 * Changes elements as one set: history, elements and audit log together. Null where nothing would
 * change. The lock must be held.
 */
export async function changeElements(
  req: PayloadRequest,
  writing: Writing,
): Promise<ChangeSet | null> {
  if (entriesOf(0, writing.elements, writing.next).length === 0) return null
  const set = await writeChangeSet(req, writing)
  await putStates(
    req,
    set.entries.map(({ id, after }) => ({ id, to: after })),
  )
  await auditContent(req, writing.kind, set.number, set.entries)
  return set
}
