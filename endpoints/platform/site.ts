import { eq } from 'drizzle-orm'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { redirects } from '@/src/database-schema'
import { privatePage } from '@/src/domain/platform/permissions/private-pages'
import { timeZoneOf } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { AppError, parseInput } from '@/src/lib/errors'
import { findGlobal, findRows } from '@/src/lib/find-one'
import { readCookie, TICKET_COOKIE, VIEWING_COOKIE } from '@/src/lib/http/cookies'
import { nothingHere } from '@/src/lib/http/edge-guard'
import { bodyOf, get, postFromAnywhere } from '@/src/lib/http/endpoint'
import { VISIT_HEADER } from '@/src/lib/http/front-headers'
import { hasSiteToken } from '@/src/lib/http/site/site-token'
import { viewedCustomer } from '@/src/services/accounts/viewing/viewed-customer'
import { viewerOf } from '@/src/services/orders/order-pass'
import { listPaymentMethods } from '@/src/services/payments/gateways/list-payment-methods'
import { countHit, findRedirect } from '@/src/services/platform/redirects/redirects'
import { forgetReads, isUpToDate } from '@/src/services/platform/site-feed/kept-reads'
import { canViewPage } from '@/src/services/privacy/can-view-page'

const input = z.object({ tags: z.array(z.string().regex(/^[A-Za-z:/-]{1,80}$/)).max(50) })

/**
 * Here the process tells itself what changed, and the front before it asks for a page to keep: only in
 * a request does Next let go of a page.
 */
export const invalidateEndpoint = postFromAnywhere('/internal/invalidate', async (req) => {
  if (!hasSiteToken(req.headers)) throw nothingHere()
  const { tags } = parseInput(input, await bodyOf(req))
  forgetReads()
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ invalidated: tags, upToDate: isUpToDate() })
})

const PRIVATE = { 'cache-control': 'private, no-store' }

/**
 * Whether a page about one thing has anything to show to anyone who asks: as much as they would see
 * by opening it. The proxy asks before the page's first byte fixes the status of its answer.
 */
export const pageEndpoint = get('/internal/page', async (req) => {
  const page = privatePage(req.searchParams.get('path') ?? '')
  if (page?.kind.startsWith('own') && !req.user)
    throw new AppError('signed_out', 'Please sign in first.', 401)
  const viewing = await viewedCustomer(
    req.payload,
    req.user,
    readCookie(req.headers, VIEWING_COOKIE),
  )
  const viewer = {
    ...viewerOf(req),
    ...(viewing && { user: viewing.customer }),
    ticketPass: readCookie(req.headers, TICKET_COOKIE),
  }
  if (page && (await canViewPage(req.payload, viewer, page)))
    return new Response(null, { status: 204, headers: PRIVATE })
  throw nothingHere()
})

/**
 * Where an address that no page has leads now, as staff wrote it down. Proxy and front say how many
 * came by it; no one outside can.
 */
export const resolveRedirect = get('/redirects/resolve', async (req) => {
  const from = req.searchParams.get('path') ?? ''
  const found = await findRedirect(req.payload, from.slice(0, 300))
  if (!found) throw new AppError('no_redirect', 'There is no redirect for this address.', 404)
  const visits = Number(req.headers.get(VISIT_HEADER))
  if (Number.isSafeInteger(visits) && visits > 0) countHit(req.payload, found.id, visits)
  return Response.json({ to: found.to, status: found.status })
})

/**
 * What the front knows of the database to answer for public pages: where old addresses lead, which
 * openings there are, and whose chat widget and ways to pay are switched on. It asks again when any of it changes.
 */
export const siteFactsEndpoint = get('/internal/site-facts', async (req) => {
  if (!hasSiteToken(req.headers)) throw nothingHere()
  const { from, to, type, isActive } = redirects
  const db = await databaseOf(req)
  const [leads, openings, settings, methods] = await Promise.all([
    db.select({ from, to, type }).from(redirects).where(eq(isActive, true)),
    findRows({ payload: req.payload }, 'jobOpenings', {
      where: { status: { equals: 'open' } },
      select: { slug: true, publishedAt: true, closesAt: true },
      overrideAccess: true, // the front shows none of it; it only learns which pages there are
    }),
    findGlobal({ payload: req.payload }, 'settings', {
      select: { tidioEnabled: true, tidioEmbedCode: true, businessTimeZone: true },
      overrideAccess: true, // as above
    }),
    listPaymentMethods(req.payload),
  ])
  return Response.json({
    redirects: leads.map((lead) => [lead.from, lead.to, lead.type === '302' ? 302 : 301]),
    openings: openings.map(({ slug, publishedAt, closesAt }) => ({
      slug,
      publishedAt: publishedAt ?? null,
      closesAt: closesAt ?? null,
    })),
    timeZone: timeZoneOf(settings.businessTimeZone),
    chat: settings.tidioEnabled ? (settings.tidioEmbedCode ?? null) : null,
    methods: methods.map(({ gateway, sandbox, scriptUrl }) => ({ gateway, sandbox, scriptUrl })),
  })
})
