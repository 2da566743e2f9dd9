import type { ApiVisit } from '@/src/payments/sandbox/http/faults'
import { json } from '@/src/payments/sandbox/http/reply'
import { nowSeconds } from '@/src/payments/sandbox/ids'
import { needSecretKey } from '@/src/payments/sandbox/stripe/auth'

/** The sandbox reports everything to the shop that it serves. */
export async function listWebhookEndpoints({ sandbox, request }: ApiVisit) {
  needSecretKey(sandbox, request)
  const endpoint = {
    id: 'we_sandbox',
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: nowSeconds(),
    description: null,
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: `${sandbox.siteUrl}/api/payments/stripe/webhook`,
  }
  return json({ object: 'list', url: request.path, has_more: false, data: [endpoint] })
}
