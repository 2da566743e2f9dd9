import { staffEndpoint } from '@/src/access/actions'
import { isId } from '@/src/domain/vocabulary/id'
import { AppError } from '@/src/lib/errors'
import { replayWebhook } from '@/src/services/purchase/settle/replay-webhook'

/** Has a webhook event settled once more. */
export const replayWebhookEndpoint = staffEndpoint({
  action: 'replayWebhook',
  path: '/webhook-events/:id/replay',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.id ?? '')
    if (!isId(id)) throw new AppError('no_such_event', 'This webhook event does not exist.', 404)
    await replayWebhook(req, id)
    return Response.json({ message: 'Queued. The worker checks the gateway shortly.' })
  },
})
