import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload'

import { isStaff } from '@/src/access/permissions'
import { changedFields } from '@/src/domain/platform/changed-fields'
import type { Area } from '@/src/domain/platform/permissions/areas'
import { recordAudit } from '@/src/services/platform/record-audit'

type Hooks = NonNullable<CollectionConfig['hooks']>

const afterChange =
  (area: Area): CollectionAfterChangeHook =>
  async ({ collection, doc, previousDoc, operation, req }) => {
    if (!isStaff(req)) return doc
    const change = changedFields(operation === 'update' ? previousDoc : {}, doc)
    if (Object.keys(change.after).length === 0) return doc
    await recordAudit(req, {
      area,
      action: operation,
      entity: collection.slug,
      documentId: String(doc.id),
      ...change,
    })
    return doc
  }

const afterDelete =
  (area: Area): CollectionAfterDeleteHook =>
  async ({ collection, doc, id, req }) => {
    if (!isStaff(req)) return doc
    await recordAudit(req, {
      area,
      action: 'delete',
      entity: collection.slug,
      documentId: String(id),
      before: changedFields({}, doc).after,
      after: {},
    })
    return doc
  }

/** Hooks that write each change by staff to the audit log, in the same transaction. */
export function audited(area: Area, more: Hooks = {}): Hooks {
  return {
    ...more,
    afterChange: [...(more.afterChange ?? []), afterChange(area)],
    afterDelete: [...(more.afterDelete ?? []), afterDelete(area)],
  }
}

type GlobalHooks = NonNullable<GlobalConfig['hooks']>

const afterGlobalChange =
  (area: Area): GlobalAfterChangeHook =>
  async ({ doc, previousDoc, global, req }) => {
    if (!isStaff(req)) return doc
    const change = changedFields(previousDoc ?? {}, doc)
    if (Object.keys(change.after).length === 0) return doc
    const entity = { area, action: 'update', entity: global.slug, documentId: String(doc.id ?? '') }
    await recordAudit(req, { ...entity, ...change })
    return doc
  }

/** The same for a global. */
export function auditedGlobal(area: Area, more: GlobalHooks = {}): GlobalHooks {
  return { ...more, afterChange: [...(more.afterChange ?? []), afterGlobalChange(area)] }
}
