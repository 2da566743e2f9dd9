import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'

import { isStaff } from '@/src/access/permissions'
import { changedFields } from '@/src/domain/platform/changed-fields'
import { changedItems } from '@/src/domain/platform/changed-items'
import { withoutPerson } from '@/src/domain/platform/without-person'
import { entityPlugin } from '@/src/lib/entity-plugin'
import { recordAudit } from '@/src/services/platform/record-audit'

import { type Audited, auditRuleOf } from './audit-rules'

type Snapshot = Record<string, unknown>
type Done = {
  readonly action: string
  readonly entity: string
  readonly documentId: string
  readonly before: Snapshot
  readonly after: Snapshot
}

const snapshot = z.record(z.string(), z.unknown())

/** What stood before in the fields that the document shows: some are hidden from who saved it. */
const shownIn = (doc: Snapshot, before: Snapshot): Snapshot =>
  Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(doc, name)))

/** What changed, of long lists only the items that did. */
function changeOf({ before, after }: Pick<Done, 'before' | 'after'>, { lists }: Audited) {
  const change = changedFields(before, after)
  for (const [name, nameOf] of Object.entries(lists ?? {})) {
    const { [name]: was, ...earlier } = change.before
    const { [name]: is, ...later } = change.after
    const items = changedItems(was, is, nameOf)
    change.before = { ...earlier, ...items.before }
    change.after = { ...later, ...items.after }
  }
  return change
}

/** Adds the entry of a change by staff; what customers and machines do has its own records. */
async function note(req: PayloadRequest, { before, after, ...done }: Done): Promise<void> {
  const rule = auditRuleOf(done.entity)
  if (!rule || !isStaff(req)) return
  const change = changeOf({ before, after }, rule)
  const isNothing = Object.keys({ ...change.before, ...change.after }).length === 0
  if (isNothing && done.action === 'update') return
  const { area, personal } = rule
  const kept = personal
    ? {
        before: snapshot.parse(withoutPerson(change.before)),
        after: snapshot.parse(withoutPerson(change.after)),
      }
    : change
  await recordAudit(req, { ...done, area, ...kept })
}

const afterChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? shownIn(doc, previousDoc) : {}
  const entity = { entity: collection.slug, documentId: String(doc.id) }
  await note(req, { ...entity, action: operation, before, after: doc })
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const entity = { entity: collection.slug, documentId: String(id) }
  await note(req, { ...entity, action: 'delete', before: doc, after: {} })
  return doc
}

const afterGlobalChange: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  const entity = { entity: global.slug, documentId: String(doc.id ?? '') }
  const before = shownIn(doc, previousDoc ?? {})
  await note(req, { ...entity, action: 'update', before, after: doc })
  return doc
}

function withAudit(collection: CollectionConfig): CollectionConfig {
  if (!auditRuleOf(collection.slug)) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  }
}

function withGlobalAudit(global: GlobalConfig): GlobalConfig {
  if (!auditRuleOf(global.slug)) return global
  const afterChange = [...(global.hooks?.afterChange ?? []), afterGlobalChange]
  return { ...global, hooks: { ...global.hooks, afterChange } }
}

/**
 * Writes each change by staff to the audit log, in the same transaction and after every other hook;
 * `audit-rules.ts` says of what.
 */
export const auditPlugin = entityPlugin({ collection: withAudit, global: withGlobalAudit })
