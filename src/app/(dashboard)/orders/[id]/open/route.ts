import config from '@payload-config'
import { getPayload } from 'payload'

import { ORDER_COOKIE, setCookie } from '@/src/lib/cookies'
import { currentUser } from '@/src/queries/session'
import { DRAFT_LIFETIME } from '@/src/services/draft'
import { findOrderByToken } from '@/src/services/find-order-by-token'
import { orderPath } from '@/src/services/order-links'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const TARGETS = ['receipt', 'pay'] as const

/** The page that the link is for: of the order itself, or of one of its extras and renewals. */
function pageFor(query: URLSearchParams, id: string): string {
  const of = query.get('of') ?? ''
  const target = TARGETS.find((one) => one === query.get('to')) ?? 'order'
  return orderPath(UUID.test(of) ? of : id, target)
}

/** Where a token that opens nothing leads: its owner to the dashboard, others to an explanation. */
async function elsewhere(id: string): Promise<string> {
  if (!UUID.test(id)) return '/order-confirmation'
  return (await currentUser()) ? `/dashboard/orders/${id}` : `/order-confirmation?order=${id}`
}

/**
 * Where the link in a guest's mail leads: turns the token in the address into the cookie, so that
 * it stays in no history and reaches no other site. Once the order is in an account its token
 * opens nothing, and its owner is asked to sign in.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params
  const query = new URL(request.url).searchParams
  const pass = `${id}.${query.get('token')}`
  const order = await findOrderByToken(await getPayload({ config }), pass)
  const headers = new Headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  if (order && UUID.test(id)) {
    headers.set('location', pageFor(query, id))
    headers.set('set-cookie', setCookie(ORDER_COOKIE, pass, { maxAge: DRAFT_LIFETIME }))
  } else headers.set('location', await elsewhere(id))
  return new Response(null, { status: 303, headers })
}
