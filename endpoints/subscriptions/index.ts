import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { can } from '@/src/access/actions'
import { typedText } from '@/src/domain/vocabulary/text/typed-text'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, post } from '@/src/lib/http/endpoint'
import type { Subscription } from '@/src/payload-types'
import { limitRate } from '@/src/services/platform/limit-rate'
import {
  cancelSubscription,
  resumeSubscription,
} from '@/src/services/subscriptions/cancel-subscription'

const cancelInput = z.object({
  reason: typedText(500).optional(),
})

const idOfRequest = (req: PayloadRequest) => String(req.routeParams?.id ?? '')

const answer = ({ id, status, renewsAt, endsAt }: Subscription) =>
  Response.json({ subscription: { id, status, renewsAt, endsAt: endsAt ?? null } })

/** What may be done with a recurring service, by anyone who pays it and by staff. */
export const subscriptionEndpoints: Endpoint[] = [
  /** Ends a subscription with what is paid for: by its customer, or by staff. */
  post('/subscriptions/:id/cancel', async (req) => {
    const { reason } = parseInput(cancelInput, await bodyOf(req))
    await limitRate(req, 'subscription', idOfRequest(req))
    const asStaff = (await can(req, 'changeSubscription')) !== null
    return answer(
      await cancelSubscription(req, idOfRequest(req), { reason: reason || null, asStaff }),
    )
  }),
  /** Takes that back, while it still runs. */
  post('/subscriptions/:id/resume', async (req) => {
    await limitRate(req, 'subscription', idOfRequest(req))
    const asStaff = (await can(req, 'changeSubscription')) !== null
    return answer(await resumeSubscription(req, idOfRequest(req), { asStaff }))
  }),
]
