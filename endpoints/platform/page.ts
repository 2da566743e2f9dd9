import { privatePage } from '@/src/domain/platform/permissions/private-pages'
import { AppError } from '@/src/lib/errors'
import { readCookie, TICKET_COOKIE, VIEWING_COOKIE } from '@/src/lib/http/cookies'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { viewedCustomer } from '@/src/services/accounts/viewing/viewed-customer'
import { viewerOf } from '@/src/services/orders/order-pass'
import { canViewPage } from '@/src/services/privacy/can-view-page'

const PRIVATE = { 'cache-control': 'private, no-store' }

/**
 * Whether a page about one thing has anything to show to anyone who asks: as much as they would see
 * by opening it. The proxy asks before the page's first byte fixes the status of its answer.
 */
export const pageEndpoint = defineEndpoint({
  path: '/internal/page',
  method: 'get',
  handler: async (req) => {
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
    throw new AppError('not_found', 'Nothing was found at this address.', 404)
  },
})
