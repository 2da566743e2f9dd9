import { z } from 'zod'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/payments/payment-status'

export const webhookPlanSchema = z.object({
  mode: z.enum(['deliver', 'drop', 'delay', 'repeat', 'reorder']),
  times: z.int().min(1).max(50).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
  orderId: z.string().min(1).optional(),
  gateway: z.enum(GATEWAYS).optional(),
})
export type WebhookPlan = z.infer<typeof webhookPlanSchema>

/**
 * `timeout` never answers and does nothing; `lost_answer` does everything and never answers;
 * `nonsense` answers 200 with something that isn't the provider's.
 */
export const faultSchema = z.object({
  next: z.enum(['decline', 'timeout', 'lost_answer', 'error500', 'nonsense']).nullable(),
  count: z.int().min(1).max(1000).default(1),
  /** Only requests whose path begins with this; those about payments, when it isn't said. */
  path: z.string().startsWith('/').optional(),
  orderId: z.string().min(1).optional(),
  gateway: z.enum(GATEWAYS).optional(),
})
export type Fault = NonNullable<z.infer<typeof faultSchema>['next']>

type ArmedFault = {
  next: Fault
  left: number
  /** Null aims at the requests about payments, whatever their path. */
  path: string | null
  orderId: string | null
  gateway: GatewaySlug | null
}

/** A request that may go wrong, as the provider understands it. */
export type FaultyRequest = {
  readonly gateway: GatewaySlug
  readonly path: string
  readonly orderId: string | null
  readonly isPayment: boolean
  readonly isCharge: boolean
}

/** Whose webhooks a plan is about: an order's, a gateway's, both, or all. */
type Scope = { readonly gateway?: GatewaySlug; readonly orderId?: string | null }

const DELIVER: WebhookPlan = { mode: 'deliver' }

const keyOf = ({ gateway, orderId }: Scope): string => `${gateway ?? 'any'} ${orderId ?? ''}`

function isAimedAt(fault: ArmedFault, request: FaultyRequest): boolean {
  if (fault.next === 'decline' && !request.isCharge) return false
  if (fault.orderId !== null && fault.orderId !== request.orderId) return false
  if (fault.gateway !== null && fault.gateway !== request.gateway) return false
  if (fault.path !== null) return request.path.startsWith(fault.path)
  return fault.next === 'decline' || request.isPayment
}

export type Switchboard = ReturnType<typeof switchboard>

/** The switches behind `/_control`: how webhooks travel, and which requests go wrong. */
export function switchboard() {
  const plans = new Map<string, WebhookPlan>()
  const reordered = new Map<string, number>()
  let faults: ArmedFault[] = []

  return {
    planWebhooks(plan: WebhookPlan): void {
      plans.set(keyOf(plan), plan)
    },
    /** An order's own plan, else its gateway's, else the general one. */
    webhookPlan({ gateway, orderId }: Scope): WebhookPlan {
      const scopes: Scope[] = [{ gateway, orderId }, { orderId }, { gateway }, {}]
      return scopes.map((scope) => plans.get(keyOf(scope))).find(Boolean) ?? DELIVER
    },
    /** Whether an event of this order is to be overtaken by the next: every other one is. */
    isOvertaken(scope: Scope): boolean {
      const seen = reordered.get(keyOf(scope)) ?? 0
      reordered.set(keyOf(scope), seen + 1)
      return seen % 2 === 0
    },
    armFault(order: z.infer<typeof faultSchema>): void {
      const { next, count, path = null, orderId = null, gateway = null } = order
      faults = faults.filter(
        (fault) => fault.orderId !== orderId || fault.path !== path || fault.gateway !== gateway,
      )
      if (next) faults.push({ next, left: count, path, orderId, gateway })
    },
    /** Uses up the fault that is armed for this request, if there is one. */
    takeFault(request: FaultyRequest): Fault | null {
      const armed = faults.find((fault) => isAimedAt(fault, request))
      if (!armed) return null
      armed.left -= 1
      if (armed.left <= 0) faults = faults.filter((fault) => fault !== armed)
      return armed.next
    },
    state: () => ({ webhooks: [...plans.values()], faults: faults.map((fault) => ({ ...fault })) }),
    /** Everything goes well again. */
    reset(): void {
      plans.clear()
      reordered.clear()
      faults = []
    },
  }
}
