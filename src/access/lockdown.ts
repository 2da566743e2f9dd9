import type {
  Access,
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  Plugin,
  SanitizedConfig,
  Where,
} from 'payload'
import { z } from 'zod'
import { holderOf, isStaff, may, permissionsOf, roleGrants } from '@/src/access/permissions'
import { denyAll } from '@/src/access/rules'
import { isPermission } from '@/src/domain/platform/permissions/areas'
import { beyond, standingOf } from '@/src/domain/platform/permissions/standing'

const id = z.union([z.string(), z.number()]).transform(String)
const related = z.object({ relationTo: z.string(), value: id })

/** What is locked, and for whom, as it is sent or stored. */
const lock = z.object({
  document: related.nullish(),
  globalSlug: z.string().nullish(),
  user: related.nullish(),
})
type Lock = z.output<typeof lock>

const isCollection = (req: PayloadRequest, slug: string): slug is CollectionSlug =>
  Object.hasOwn(req.payload.collections, slug)

/** No one lays hands on an account that can do more than they can: see the hook `guardRights`. */
async function isAccountInReach(req: PayloadRequest, account: string): Promise<boolean> {
  const found = await req.payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    select: { role: true, permissionGrants: true, permissionDenials: true },
    disableErrors: true,
    overrideAccess: true, // that person's rights decide, whatever the asker may read
    req,
  })
  if (!found) return false
  const actor = { isAdmin: req.user?.role === 'admin', permissions: await permissionsOf(req) }
  return beyond(actor, standingOf(holderOf(found), await roleGrants(req))) === null
}

/** Nor on what the role has and they have not: see `guardRole`. */
async function isRoleRowInReach(req: PayloadRequest, id: string): Promise<boolean> {
  const row = await req.payload.findByID({
    collection: 'rolePermissions',
    id,
    depth: 0,
    select: { permissionName: true },
    disableErrors: true,
    overrideAccess: true, // whether it may be changed is asked besides
    req,
  })
  return isPermission(row?.permissionName) && may(req, row.permissionName)
}

/** What hooks refuse beyond the rule of the collection. */
const REACH: Partial<Record<string, (req: PayloadRequest, id: string) => Promise<boolean>>> = {
  users: isAccountInReach,
  rolePermissions: isRoleRowInReach,
}

async function mayEditDocument(req: PayloadRequest, slug: string, value: string): Promise<boolean> {
  if (!isCollection(req, slug)) return false
  if ((await REACH[slug]?.(req, value)) === false) return false
  const where = await req.payload.collections[slug].config.access.update({ req, id: value })
  if (typeof where === 'boolean') return where
  const { totalDocs } = await req.payload.count({
    collection: slug,
    where: { and: [{ id: { equals: value } }, where] },
    overrideAccess: true, // counts what the collection's own rule lets them change
    req,
  })
  return totalDocs > 0
}

async function mayEditGlobal(req: PayloadRequest, slug: string): Promise<boolean> {
  const found = req.payload.config.globals.find(
    (one): one is typeof one & { slug: GlobalSlug } => one.slug === slug,
  )
  return (await found?.access.update?.({ req })) === true
}

/** Whether the person who asks may change what a lock is on: one thing, not two and not none. */
async function mayEdit(req: PayloadRequest, { document, globalSlug }: Lock): Promise<boolean> {
  if (document && globalSlug) return false
  if (document) return mayEditDocument(req, document.relationTo, document.value)
  return globalSlug ? mayEditGlobal(req, globalSlug) : false
}

const isOwn = (req: PayloadRequest, { user }: Lock) =>
  user?.relationTo === 'users' && user.value === req.user?.id

const ownLocks = (req: PayloadRequest): Where => ({
  'user.relationTo': { equals: 'users' },
  'user.value': { equals: req.user?.id },
})

/** Staff lock in their own name, and only what they may change. */
const createLock: Access = async ({ req, data }) => {
  const sent = lock.safeParse(data)
  return isStaff(req) && sent.success && isOwn(req, sent.data) && (await mayEdit(req, sent.data))
}

/** They may take over the lock of what they may change, and do nothing else to others' locks. */
const updateLock: Access = async ({ req, id: one, data }) => {
  if (!isStaff(req)) return false
  const stored = one === undefined ? null : await storedLock(req, String(one))
  if (!stored || !(await mayEdit(req, stored))) return false
  if (data === undefined) return true // Payload asks what the person may do at all
  const sent = lock.partial().safeParse(data)
  if (!sent.success) return false
  const next = { ...stored, ...sent.data }
  return isOwn(req, next) && (await mayEdit(req, next))
}

/** They end their own. */
const deleteLock: Access = ({ req }) => (isStaff(req) ? ownLocks(req) : false)

async function storedLock(req: PayloadRequest, one: string): Promise<Lock | null> {
  const found = await req.payload.findByID({
    collection: 'payload-locked-documents',
    id: one,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // what it is on decides who may change it
    req,
  })
  return lock.safeParse(found).data ?? null
}

const OPERATIONS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const

const staffOnly: Access = ({ req }) => isStaff(req)

const everyOperation = (rule: Access) =>
  Object.fromEntries(OPERATIONS.map((operation) => [operation, rule]))

/** Payload's own collections, whose defaults let any signed-in customer in. */
const OWN: Record<string, Record<string, Access>> = {
  'payload-locked-documents': {
    ...everyOperation(denyAll),
    create: createLock,
    read: staffOnly,
    update: updateLock,
    delete: deleteLock,
  },
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
