import type { CollectionSlug, PayloadRequest } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import { isPermission, type Permission } from '@/src/domain/platform/permissions/areas'

import { SCREEN_NAMES, screenOf } from '../screens/admin-href'
import { meets } from '../screens/opens'
import type { Needs } from '../screens/screen'

/** Lists of Payload's that are in no menu, or open for less than their entry there. */
const BESIDE: ReadonlyMap<string, Permission> = new Map<CollectionSlug, Permission>([
  ['disputes', 'view_payments'],
  ['filings', 'view_orders'],
  ['papers', 'view_orders'],
  ['permissions', 'view_users'],
  ['serviceDetails', 'view_orders'],
  ['subscriptions', 'view_orders'],
  ['ticketMessages', 'view_support'],
  ['users', 'view_users'],
])

const ofCollection = (slug: string): Needs[] => [
  ...[BESIDE.get(slug) ?? []].flat(),
  ...SCREEN_NAMES.map(screenOf).flatMap((screen) => {
    const about = [
      'collection' in screen && screen.collection,
      'record' in screen && screen.record,
      'replaces' in screen && screen.replaces,
    ]
    return about.some((one) => one === slug) ? [screen.needs] : []
  }),
]

/** Payload's forms of globals, which no screen leads to. */
const GLOBALS: ReadonlyMap<string, Needs[]> = new Map<string, Needs[]>([
  ['settings', ['view_branding', 'manage_settings']],
  ['privateSettings', ['administrator']],
])

const ofOwnPage = (path: string): Needs[] =>
  SCREEN_NAMES.map(screenOf).flatMap((screen) =>
    'view' in screen && !('record' in screen) && screen.address === path ? [screen.needs] : [],
  )

/** Making a record takes the right to change them, where anybody may make one at all. */
async function toCreate(req: PayloadRequest, slug: string): Promise<Needs[]> {
  const collection = req.payload.config.collections.find((one) => one.slug === slug)
  const [view] = ofCollection(slug)
  if (!collection || !view || !isPermission(view)) return []
  const manage = view.replace(/^view_/, 'manage_')
  return isPermission(manage) && !(await collection.access.create({ req })) ? [manage] : []
}

/** Whether our own page shows the records of a collection, so that Payload's is for administrators. */
const isMoved = (slug: string): boolean =>
  SCREEN_NAMES.map(screenOf).some(
    (screen) => 'records' in screen && screen.records && screen.replaces === slug,
  )

/** What opens an address of the back-office, any one of them; nothing when all staff may. */
async function needsOf(req: PayloadRequest, segments: readonly string[]): Promise<Needs[][]> {
  const [kind, slug = '', id, ...inside] = segments
  if (kind === 'collections') {
    const isApi = inside.at(-1) === 'api'
    if (slug === 'users' && id === req.user?.id && !isApi) return []
    return [
      ofCollection(slug),
      ...(id === 'create' ? [await toCreate(req, slug)] : []),
      ...(isApi || (id && id !== 'create' && isMoved(slug)) ? [['administrator' as const]] : []),
    ]
  }
  if (kind === 'globals')
    return [GLOBALS.get(slug) ?? [], id === 'api' ? ['administrator' as const] : []]
  return [ofOwnPage(segments.length > 0 ? `/${segments.join('/')}` : '')]
}

/**
 * What someone of the staff would need for a page of the back-office that they may not open, be it
 * ours or Payload's; null when it opens.
 *
 * @param segments what the address says after /admin
 */
export async function deniedPage(
  req: PayloadRequest,
  segments: readonly string[],
): Promise<Needs | null> {
  const held = await permissionsOf(req)
  const isMet = (needs: Needs) => meets(needs, held, req.user?.role === 'admin')
  for (const needs of await needsOf(req, segments)) {
    const [first] = needs
    if (first && !needs.some(isMet)) return first
  }
  return null
}
