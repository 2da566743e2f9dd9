import type { Access, Plugin, SanitizedConfig } from 'payload'
import { denyAll } from '@/src/access/rules'

const OPERATIONS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const

const everyOperation = (rule: Access) =>
  Object.fromEntries(OPERATIONS.map((operation) => [operation, rule]))

/** Payload's own collections, whose defaults let any signed-in customer in. */
const OWN: Record<string, Record<string, Access>> = {
  'payload-migrations': everyOperation(denyAll),
  'payload-kv': everyOperation(denyAll),
  'payload-jobs': everyOperation(denyAll),
}

/** What Payload gives each person of their own, by rules that let no one near another's. */
const THEIR_OWN = new Set(['payload-preferences'])

/** Which operations each collection or global spells out, before Payload fills in its defaults. */
export type Written = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The lockdown pass: what no collection or global spelled out is denied, no matter who added it; Payload's
 * own collections are shut to customers, and its job queue to everybody.
 */
export function lockdown(config: SanitizedConfig, written: Written): SanitizedConfig {
  for (const { slug, access } of config.collections) {
    if (THEIR_OWN.has(slug)) continue
    for (const operation of OPERATIONS) {
      const own = OWN[slug]?.[operation]
      if (own) access[operation] = own
      else if (!written.get(slug)?.has(operation)) access[operation] = denyAll
    }
  }
  for (const global of config.globals) {
    const spelled = written.get(global.slug)
    for (const operation of ['read', 'update', 'readVersions'] as const) {
      if (!spelled?.has(operation)) global.access[operation] = denyAll
    }
  }
  config.jobs.access = { run: () => false, queue: () => false, cancel: () => false }
  return config
}

/** The last of all plugins: notes what they and the configuration spell out. */
export function notesAccess(): { written: Written; plugin: Plugin } {
  const written = new Map<string, ReadonlySet<string>>()
  const plugin: Plugin = (config) => {
    for (const { slug, access } of [...(config.collections ?? []), ...(config.globals ?? [])])
      written.set(slug, new Set(Object.keys(access ?? {})))
    return config
  }
  plugin.order = Number.POSITIVE_INFINITY
  return { written, plugin }
}
