import type { Access, SanitizedConfig } from 'payload'

import { createLock, deleteLock, updateLock } from '@/src/access/locked-documents'
import { isStaff } from '@/src/access/permissions'
import { nobody } from '@/src/access/rules'

const OPERATIONS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const

const staffOnly: Access = ({ req }) => isStaff(req)

const everyOperation = (rule: Access) =>
  Object.fromEntries(OPERATIONS.map((operation) => [operation, rule]))

/** Payload's own collections, whose defaults let any signed-in customer in. */
const OWN: Record<string, Record<string, Access>> = {
  'payload-locked-documents': {
    ...everyOperation(nobody),
    create: createLock,
    read: staffOnly,
    update: updateLock,
    delete: deleteLock,
  },
  'payload-migrations': everyOperation(nobody),
  'payload-kv': everyOperation(nobody),
  'payload-jobs': everyOperation(nobody),
}

/** Which operations of a collection were written down, before Payload fills in its defaults. */
export type Written = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The lockdown pass: what no collection or global spelled out is denied, Payload's own
 * collections are shut to customers, and its job queue to everybody.
 */
export function lockdown(config: SanitizedConfig, written: Written): SanitizedConfig {
  for (const collection of config.collections) {
    const own = OWN[collection.slug]
    const spelled = written.get(collection.slug)
    for (const operation of OPERATIONS) {
      if (own?.[operation]) collection.access[operation] = own[operation]
      else if (spelled && !spelled.has(operation)) collection.access[operation] = nobody
    }
  }
  for (const global of config.globals) {
    const spelled = written.get(global.slug)
    for (const operation of ['read', 'update', 'readVersions'] as const) {
      if (!spelled?.has(operation)) global.access[operation] = nobody
    }
  }
  config.jobs.access = { run: () => false, queue: () => false, cancel: () => false }
  return config
}

/** Notes which operations each collection or global spells out. */
export function writtenAccess(entities: readonly { slug: string; access?: object }[]): Written {
  return new Map(entities.map(({ slug, access }) => [slug, new Set(Object.keys(access ?? {}))]))
}
