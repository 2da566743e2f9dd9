import { setCookie, TICKET_COOKIE } from '@/src/lib/cookies'
import { ticketOfPass } from '@/src/services/ticket-token'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** For so long a browser remembers the ticket that it came for, in seconds: 30 days. */
const LIFETIME = 30 * 24 * 60 * 60

/**
 * Where the link in a guest's mail leads: turns the token in the address into the cookie, so that
 * it stays in no history and reaches no other site. The page then shows what the token opens: the
 * thread, its place in the account that it has gone into, or nothing.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params
  const pass = `${id}.${new URL(request.url).searchParams.get('token')}`
  const headers = new Headers({
    location: UUID.test(id) ? `/support/tickets/${id}` : '/support',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  if (ticketOfPass(pass))
    headers.set('set-cookie', setCookie(TICKET_COOKIE, pass, { maxAge: LIFETIME }))
  return new Response(null, { status: 303, headers })
}
