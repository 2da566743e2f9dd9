import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import {
  json,
  NO_ANSWER,
  type Reply,
  refusalsAsReplies,
  serverError,
} from '@/src/payments/sandbox/http/reply'
import type { SandboxRequest } from '@/src/payments/sandbox/http/request'
import type { Handler, Visit } from '@/src/payments/sandbox/http/router'
import type { Sandbox } from '@/src/payments/sandbox/sandbox'

/** A visit of a provider's API, and whether a test asked that the charge be declined. */
export type ApiVisit = Visit & { readonly decline: boolean }

/** What faults need to know about a provider's API. */
export type FaultTarget = {
  readonly gateway: GatewaySlug
  /** The requests that a fault without a path of its own is about. */
  readonly payments: RegExp
  /** The POST requests that may be declined. */
  readonly charging: RegExp
  /** Which order a request is about, as far as it says. */
  orderOf(sandbox: Sandbox, request: SandboxRequest): Promise<string | null>
}

const NONSENSE = json({ object: 'teapot', short: true, stout: true })

/** A handler of an API that goes wrong when the switchboard says so. */
export function withFaults(
  target: FaultTarget,
  handle: (visit: ApiVisit) => Promise<Reply>,
): Handler {
  return async (visit: Visit) => {
    const { sandbox, request } = visit
    const { method, path } = request
    const fault = sandbox.switchboard.takeFault({
      gateway: target.gateway,
      path,
      orderId: await target.orderOf(sandbox, request),
      isPayment: target.payments.test(path),
      isCharge: method === 'POST' && target.charging.test(path),
    })
    if (fault === 'timeout') return NO_ANSWER
    if (fault === 'error500') return serverError()
    if (fault === 'nonsense') return NONSENSE
    const reply = await refusalsAsReplies(() => handle({ ...visit, decline: fault === 'decline' }))
    return fault === 'lost_answer' ? NO_ANSWER : reply
  }
}
