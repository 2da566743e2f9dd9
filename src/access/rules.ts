import type { Access, FieldAccess, GlobalSlug, PayloadRequest, Where } from 'payload'
import { may, permissionsOf } from '@/src/access/permissions'
import { templatesOfAreas } from '@/src/domain/mail/mail-templates'
import { AREA_NAMES, type Area, type Permission } from '@/src/domain/platform/permissions/areas'
import { TAKE_BACK_MS } from '@/src/domain/platform/undo-time'
import { AppError } from '@/src/lib/errors'
import type { User } from '@/src/payload-types'

/** No one over HTTP: only services, with `overrideAccess: true` and a reason. */
export const denyAll: Access = () => false
export const denyField: FieldAccess = () => false

/** Everybody, signed in or not. */
export const anyone: Access = () => true

/** Staff who hold the permission. */
export const staff =
  (permission: Permission): Access =>
  ({ req }) =>
    may(req, permission)

/** Administrators alone, whatever a sub-admin was granted. */
export const administrators: Access = ({ req }) => req.user?.role === 'admin'

export const staffField =
  (permission: Permission): FieldAccess =>
  ({ req }) =>
    may(req, permission)

/** Staff as above; anyone else sees only the documents whose `owner` field names them. */
export const staffOrOwner =
  (permission: Permission, owner: string): Access =>
  async ({ req }) => {
    if (await may(req, permission)) return true
    return req.user ? { [owner]: { equals: req.user.id } } : false
  }

/** Staff as above; anyone else, visitors included, sees only what `where` selects. */
export const staffOrPublic =
  (permission: Permission, where: Where): Access =>
  async ({ req }) =>
    (await may(req, permission)) || where

/** What is said to someone whose session has run out. */
export const signedOut = () =>
  new AppError(
    'signed_out',
    'You have been signed out. Sign in again in another tab, then try once more: what you typed stays here.',
    401,
  )

/** Anyone who is signed in. @throws AppError 401 `signed_out` */
export function signedIn(req: PayloadRequest): User {
  if (req.user) return req.user
  throw signedOut()
}

/** What the public may see of a catalogue. */
export const ACTIVE: Where = { isActive: { equals: true } }

const NOT_TRASHED: Where = { deletedAt: { exists: false } }

/** What the public may see of a catalogue with a trash, which `?trash=true` would otherwise open. */
export const PUBLISHED: Where = { and: [ACTIVE, NOT_TRASHED] }

/** Staff who hold the permission; anyone else their own, unless it lies in the trash. */
export const staffOrOwnerUntrashed =
  (permission: Permission, owner: string): Access =>
  async ({ req }) => {
    if (await may(req, permission)) return true
    return req.user ? { and: [{ [owner]: { equals: req.user.id } }, NOT_TRASHED] } : false
  }

/**
 * Administrators read every mail, sub-admins those of the areas they may view. `view_email` opens
 * marketing mails, and `view_users` none: neither opens what a customer and we wrote to one another.
 */
export const readMails: Access = async ({ req }) => {
  if (req.user?.role === 'admin') return true
  const held = await permissionsOf(req)
  const templates = templatesOfAreas((area) => held.has(`view_${area}`))
  const readable: Where[] = [
    ...(templates.length > 0 ? [{ template: { in: templates } }] : []),
    ...(held.has('view_email') ? [{ kind: { equals: 'marketing' } }] : []),
  ]
  return readable.length > 0 && { or: readable }
}

/** An answer that can still be taken back is not shown to its customer. */
export const hasLeft = (): Where => ({
  or: [
    { leavesAt: { exists: false } },
    { leavesAt: { less_than_equal: new Date().toISOString() } },
  ],
})

/** Nor are the files of one. */
export const filesHaveLeft = (): Where => ({
  or: [
    { ticket: { exists: false } },
    { uploadedBy: { equals: 'customer' } },
    { uploadedAt: { less_than_equal: new Date(Date.now() - TAKE_BACK_MS).toISOString() } },
  ],
})

/** Staff read whole threads; a customer their own, without staff's notes and answers that have not left. */
export const readTicketMessages: Access = async ({ req }) => {
  if (await may(req, 'view_support')) return true
  if (!req.user) return false
  const own: Where = {
    'ticket.user': { equals: req.user.id },
    'ticket.deletedAt': { exists: false },
    internal: { equals: false },
    ...hasLeft(),
  }
  return own
}

/** What only administrators read: the same goes for what was changed in it. */
const ADMINISTRATORS_ALONE: GlobalSlug[] = ['privateSettings']

/**
 * Anyone who runs users sees what was done in the areas that they may view. An entry repeats what
 * stood in a row, so that it opens no area whose rows are closed.
 */
export const readAuditLog: Access = async ({ req }) => {
  if (req.user?.role === 'admin') return true
  const held = await permissionsOf(req)
  if (!held.has('manage_users')) return false
  const areas = AREA_NAMES.filter((area) => held.has(`view_${area}`))
  return { area: { in: areas }, entity: { not_in: ADMINISTRATORS_ALONE } }
}

type CollectionAccess = Record<'create' | 'read' | 'update' | 'delete' | 'readVersions', Access>

/** Staff of an area: anyone who may view reads, no matter who manages does the rest. */
export function managedBy(area: Area): CollectionAccess {
  return {
    create: staff(`manage_${area}`),
    read: staff(`view_${area}`),
    update: staff(`manage_${area}`),
    delete: staff(`manage_${area}`),
    readVersions: staff(`view_${area}`),
  }
}

/** Rows that no request reaches, staff's included: only services open them. */
export const closed: CollectionAccess = {
  create: denyAll,
  read: denyAll,
  update: denyAll,
  delete: denyAll,
  readVersions: denyAll,
}

/** Records that services alone write, and staff of an area read. */
export function recordedFor(area: Area): CollectionAccess {
  return { ...closed, read: staff(`view_${area}`) }
}

/** Staff who hold at least one of the permissions. */
export const staffWithAny =
  (...permissions: readonly Permission[]): Access =>
  async ({ req }) => {
    for (const permission of permissions) if (await may(req, permission)) return true
    return false
  }

/** What staff of an area manage, and anyone else may read as far as `where` selects it. */
export function publishedBy(area: Area, where: Where): CollectionAccess {
  return { ...managedBy(area), read: staffOrPublic(`view_${area}`, where) }
}

/** Records that services alone write, read by staff of an area and by whom `owner` names. */
export function recordedForOwner(area: Area, owner: string): CollectionAccess {
  return { ...recordedFor(area), read: staffOrOwner(`view_${area}`, owner) }
}
