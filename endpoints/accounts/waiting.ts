import { get } from '@/src/lib/http/endpoint'
import { waitingMarks } from '@/src/services/compliance/waiting-for-customer'

const NOTHING = { orders: 0, tickets: 0 }

/**
 * How many orders wait for the person signed in, and how many answers they have not read. Nothing
 * waits for anybody else: a menu that is still open when its session ends shows no marks.
 */
export const waitingEndpoint = get('/account/waiting', async (req) => {
  const marks = req.user ? await waitingMarks(req.payload, req.user.id) : NOTHING
  return Response.json(marks, {
    headers: { 'cache-control': 'private, no-store' },
  })
})
