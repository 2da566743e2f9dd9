import type { PayloadRequest } from 'payload'

import { deniedPage } from '@/src/admin/kit/guards/denied'
import { isThere } from '@/src/admin/kit/guards/is-there'
import { wayOn } from '@/src/admin/kit/guards/way-on'
import { officeRoute } from '@/src/admin/kit/office-route'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ADMIN } from '@/src/lib/admin-address'
import { AppError } from '@/src/lib/errors'

const NO_PAGE = ['no_page', 'No page of the back-office has this address.', 404] as const
const PRIVATE = { 'cache-control': 'private, no-store' }

/** What an address says after /admin; null for one that is none. */
function segmentsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).slice(1).map(decodeURIComponent)
  } catch {
    return null
  }
}

/** Where staff begin who may not open the dashboard: the first screen of their menu, if it has one. */
async function firstScreen(req: PayloadRequest): Promise<string | null> {
  const { href } = await wayOn(req)
  return href.startsWith(`${ADMIN}/`) ? href : null
}

/**
 * Whether a page of the back-office opens for the person who asks, or where they begin instead. The
 * proxy asks before the page's first byte fixes the status of its answer.
 */
export const GET = officeRoute(async (req, request) => {
  const path = new URL(request.url).searchParams.get('path') ?? ''
  const segments = segmentsOf(path)
  if (!segments || !path.startsWith(ADMIN)) throw new AppError(...NO_PAGE)
  const needed = await deniedPage(req, segments)
  if (!needed && !(await isThere(req, segments))) throw new AppError(...NO_PAGE)
  const first = needed && path === ADMIN ? await firstScreen(req) : null
  if (first) return Response.json({ to: first }, { headers: PRIVATE })
  if (!needed && path !== adminHref('accessDenied'))
    return new Response(null, { status: 204, headers: PRIVATE })
  const words = needed ? `Required permission: ${needed}` : 'Access Denied'
  throw new AppError('page_denied', words, 403)
})
