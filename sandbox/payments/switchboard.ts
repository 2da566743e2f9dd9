import { z } from 'zod'
import {
  isChoice,
  isSwitchName,
  type SwitchName,
  type SwitchValue,
} from '@/sandbox/payments/switches'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'

export const WEBHOOK_MODES = ['deliver', 'drop', 'delay', 'repeat', 'reorder'] as const

export const webhookPlanSchema = z.object({
  mode: z.enum(WEBHOOK_MODES),
  times: z.int().min(1).max(50).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
  orderId: z.string().min(1).optional(),
  gateway: z.enum(GATEWAYS).optional(),
})
export type WebhookPlan = z.infer<typeof webhookPlanSchema>

/**
 * `slow` does everything and answers late; `timeout` never answers and does nothing; `lost_answer`
 * does everything and never answers;
 * `nonsense` answers 200 with something that isn't the provider's. The last three are the provider's
 * own refusals: too many requests, a key that another request is using, keys that may not do this.
 */
export const FAULTS = [
  'decline',
  'slow',
  'timeout',
  'lost_answer',
  'error500',
  'nonsense',
  'rate_limited',
  'key_in_use',
  'forbidden',
] as const

export const faultSchema = z.object({
  next: z.enum(FAULTS).nullable(),
  count: z.int().min(1).max(1000).default(1),
  /** Only requests whose path begins with this; those about payments, when it isn't said. */
  path: z.string().startsWith('/').optional(),
  orderId: z.string().min(1).optional(),
  gateway: z.enum(GATEWAYS).optional(),
})
export type Fault = NonNullable<z.infer<typeof faultSchema>['next']>

/** A switch, for one order of the shop's or for all; null is off, whatever holds for all. */
export const switchSchema = z
  .object({
    name: z.string().refine(isSwitchName, { error: 'This switch does not exist.', abort: true }),
    value: z.string().nullable(),
    orderId: z.string().min(1).optional(),
  })
  .refine(({ name, value }) => value === null || isChoice(name, value), 'No such value.')
export type SwitchOrder = z.infer<typeof switchSchema>

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

const switchKey = (name: SwitchName, orderId: string | null | undefined) =>
  `${name} ${orderId ?? ''}`

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
  const switches = new Map<string, SwitchOrder>()
  let faults: ArmedFault[] = []

  return {
    setSwitch(order: SwitchOrder): void {
      const key = switchKey(order.name, order.orderId)
      if (order.value === null && !order.orderId) switches.delete(key)
      else switches.set(key, order)
    },
    /** What a switch is set to for an order, else for all; null is off. */
    setting<Name extends SwitchName>(name: Name, orderId: string | null): SwitchValue<Name> | null {
      const own = orderId ? switches.get(switchKey(name, orderId)) : undefined
      const { value } = own ?? switches.get(switchKey(name, null)) ?? { value: null }
      return isChoice(name, value) ? value : null
    },
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
    state: () => ({
      webhooks: [...plans.values()],
      faults: faults.map((fault) => ({ ...fault })),
      switches: [...switches.values()],
    }),
    /** Everything goes well again. */
    reset(): void {
      plans.clear()
      reordered.clear()
      switches.clear()
      faults = []
    },
  }
}
