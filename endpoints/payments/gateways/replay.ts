import { z } from 'zod'
import { staffEndpoint } from '@/src/access/actions'

import { AppError } from '@/src/lib/errors'
import { replayWebhook } from '@/src/services/purchase/settle/replay-webhook'

/** Has a webhook event settled once more. */
export const replayWebhookEndpoint = staffEndpoint({
  action: 'replayWebhook',
  path: '/webhook-events/:id/replay',
  method: 'post',
  handler: async (req) => {
    const id = z.uuid().safeParse(req.routeParams?.id)
    if (!id.success) throw new AppError('no_such_event', 'There is no such webhook event.', 404)
    await replayWebhook(req, id.data)
    return Response.json({ message: 'Queued: the worker asks the gateway in a moment.' })
  },
})
