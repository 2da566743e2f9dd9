import { z } from 'zod'

export const webhookPlanSchema = z.object({
  mode: z.enum(['deliver', 'drop', 'delay', 'repeat', 'reorder']),
  times: z.int().min(1).max(50).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
  orderId: z.string().min(1).optional(),
})
export type WebhookPlan = z.infer<typeof webhookPlanSchema>

/**
 * `timeout` never answers and does nothing; `lost_answer` does everything and never answers;
 * `nonsense` answers 200 with something that isn't Stripe's.
 */
export const faultSchema = z.object({
  next: z.enum(['decline', 'timeout', 'lost_answer', 'error500', 'nonsense']).nullable(),
  count: z.int().min(1).max(1000).default(1),
  /** Only requests whose path begins with this; those about payments, when it isn't said. */
  path: z.string().startsWith('/').optional(),
  orderId: z.string().min(1).optional(),
})
export type Fault = NonNullable<z.infer<typeof faultSchema>['next']>

type ArmedFault = { next: Fault; left: number; path: string; orderId: string | null }

const DELIVER: WebhookPlan = { mode: 'deliver' }
const EVERY_ORDER = ''
const PAYMENTS = '/v1/payment_intents'
const CHARGING = /^\/v1\/payment_intents(\/\w+\/confirm)?$/

export type Switchboard = ReturnType<typeof switchboard>

/** The switches behind `/_control`: how webhooks travel, and which requests go wrong. */
export function switchboard() {
  const plans = new Map<string, WebhookPlan>()
  const reordered = new Map<string, number>()
  let faults: ArmedFault[] = []

  return {
    planWebhooks(plan: WebhookPlan): void {
      plans.set(plan.orderId ?? EVERY_ORDER, plan)
    },
    /** An order's own plan, else the general one. */
    webhookPlan(orderId: string | null): WebhookPlan {
      return plans.get(orderId ?? EVERY_ORDER) ?? plans.get(EVERY_ORDER) ?? DELIVER
    },
    /** Whether an event of this order is to be overtaken by the next: every other one is. */
    isOvertaken(orderId: string | null): boolean {
      const scope = orderId ?? EVERY_ORDER
      const seen = reordered.get(scope) ?? 0
      reordered.set(scope, seen + 1)
      return seen % 2 === 0
    },
    armFault({ next, count, path = PAYMENTS, orderId }: z.infer<typeof faultSchema>): void {
      const scope = orderId ?? null
      faults = faults.filter((fault) => fault.orderId !== scope || fault.path !== path)
      if (next) faults.push({ next, left: count, path, orderId: scope })
    },
    /** Uses up the fault that is armed for this request, if there is one. */
    takeFault(method: string, path: string, orderId: string | null): Fault | null {
      const charges = method === 'POST' && CHARGING.test(path)
      const armed = faults.find(
        (fault) =>
          path.startsWith(fault.path) &&
          (fault.orderId === null || fault.orderId === orderId) &&
          (fault.next !== 'decline' || charges),
      )
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
