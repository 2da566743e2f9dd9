import config from '@payload-config'
import { getPayload } from 'payload'

import { ORDER_COOKIE, setCookie } from '@/src/lib/cookies'
import { DRAFT_LIFETIME } from '@/src/services/draft'
import { findOrderByToken } from '@/src/services/find-order-by-token'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Where the link in a guest's mail leads: turns the token in the address into the cookie, so that
 * it stays in no history and reaches no other site.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const pass = `${query.get('order')}.${query.get('token')}`
  const order = await findOrderByToken(await getPayload({ config }), pass)
  const headers = new Headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    location: '/order-confirmation',
  })
  if (order) headers.set('set-cookie', setCookie(ORDER_COOKIE, pass, { maxAge: DRAFT_LIFETIME }))
  else if (UUID.test(query.get('order') ?? '')) {
    headers.set('location', `/order-confirmation?order=${query.get('order')}`)
  }
  return new Response(null, { status: 303, headers })
}
