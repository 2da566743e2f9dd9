import { z } from 'zod'

import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { replayWebhook } from '@/src/services/purchase/settle/replay-webhook'

import { requireManagePayments } from './guard'

/** Has a webhook event settled once more. */
export const replayWebhookEndpoint = defineEndpoint({
  path: '/webhook-events/:id/replay',
  method: 'post',
  handler: async (req) => {
    await requireManagePayments(req)
    const id = z.uuid().safeParse(req.routeParams?.id)
    if (!id.success) throw new AppError('no_such_event', 'There is no such webhook event.', 404)
    await replayWebhook(req, id.data)
    return Response.json({ message: 'Queued: the worker asks the gateway in a moment.' })
  },
})
