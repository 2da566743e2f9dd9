import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json } from '@/sandbox/payments/http/reply'
import { nowSeconds } from '@/sandbox/payments/ids'
import { needSecretKey } from '@/sandbox/payments/stripe/auth'

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
