import type { Payload } from 'payload'

import { GATEWAYS } from '@/src/domain/payments/payment-status'
import type { JobName, Jobs } from '@/src/lib/queues'
import { cleanUp } from '@/src/services/clean-up'
import { reconcilePayments } from '@/src/services/reconcile-payments'
import { renewSubscriptions } from '@/src/services/renew-subscriptions'
import { sendEmail } from '@/src/services/send-email'
import { sendRefund } from '@/src/services/send-refund'
import { settleWebhook } from '@/src/services/settle-webhook'

type Handler<Name extends JobName> = (
  payload: Payload,
  data: Jobs[Name],
  isLastTry: boolean,
) => Promise<unknown>

function gatewayNamed(name: string) {
  const gateway = GATEWAYS.find((slug) => slug === name)
  if (!gateway) throw new Error(`No such gateway: ${name}`)
  return gateway
}

/** What each job does. Any of them may run twice; services see to it that this does not matter. */
export const HANDLERS: { [Name in JobName]: Handler<Name> } = {
  'settle-payment': (payload, { gateway, ...data }, isLastTry) =>
    settleWebhook(payload, { ...data, gateway: gatewayNamed(gateway) }, isLastTry),
  'send-refund': (payload, { refundId }) => sendRefund(payload, refundId),
  'send-email': (payload, { emailId }, isLastTry) => sendEmail(payload, emailId, isLastTry),
  reconcile: (payload) => reconcilePayments(payload),
  'renew-subscriptions': (payload) => renewSubscriptions(payload),
  'clean-up': (payload) => cleanUp(payload),
}
