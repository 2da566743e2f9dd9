import type { PayloadRequest } from 'payload'

import { sharedCountOf } from '@/src/admin/kit/nav/count'
import { counterStream } from '@/src/admin/kit/nav/counter-stream'
import { countAll, countedFor } from '@/src/admin/kit/nav/counters'
import { officeJson, officeRoute } from '@/src/admin/kit/office-route'
import { sessionIdOf } from '@/src/lib/sessions/session-token'

/** Who listens, and by which session: by none, it counts as over. */
const listenerOf = ({ user }: PayloadRequest) => ({
  user: user?.id ?? '',
  session: (user && sessionIdOf(user)) ?? '',
})

/** What waits behind the entries of the menu: once, or as a stream of events. */
export const GET = officeRoute(async (req, request) => {
  const names = await countedFor(req)
  if (names.length === 0) return new Response(null, { status: 204 }) // the browser asks no more
  return request.headers.get('accept')?.includes('text/event-stream')
    ? counterStream(req.payload, { names, listener: listenerOf(req), signal: request.signal })
    : officeJson(await countAll(req.payload, names, sharedCountOf))
})
