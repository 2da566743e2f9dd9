/** The address that mails carried at first: it leads to where they lead now. */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams
  const order = encodeURIComponent(query.get('order') ?? '')
  const token = encodeURIComponent(query.get('token') ?? '')
  const location = order ? `/orders/${order}/open?token=${token}` : '/order-confirmation'
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}
