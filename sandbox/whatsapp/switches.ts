import { z } from 'zod'

/** What goes wrong while the next messages are handed over, in words for the page. */
export const WHATSAPP_FAULTS = {
  refuse: 'Refuse the message (100)',
  hang: 'Never answer',
  '500': 'Fail on their side (500)',
  drop: 'Take it, then break the connection',
  busy: 'Too many messages (80007)',
  pair: 'Too many to this number (131056)',
  token: 'The access token has run out (190)',
  window: 'More than 24 hours (131047)',
  template: 'No such template (132001)',
} as const

/** What becomes of messages that were taken, after their answer. */
export const WHATSAPP_OUTCOMES = {
  silent: 'Nothing more is heard',
  read: 'Is read',
  fail: 'Fails later: not on WhatsApp',
} as const

export type WhatsAppFault = keyof typeof WHATSAPP_FAULTS
export type WhatsAppOutcome = keyof typeof WHATSAPP_OUTCOMES

export const WHATSAPP_FAULT_NAMES = [
  'refuse',
  'hang',
  '500',
  'drop',
  'busy',
  'pair',
  'token',
  'window',
  'template',
] as const satisfies readonly WhatsAppFault[]
export const WHATSAPP_OUTCOME_NAMES = [
  'silent',
  'read',
  'fail',
] as const satisfies readonly WhatsAppOutcome[]

const left = z.coerce.number().int().min(1).max(10_000).default(1)

/** How the next messages fare: null is normal, and delivered. */
export const whatsappPlan = z.object({
  fault: z.enum(WHATSAPP_FAULT_NAMES).nullable().optional(),
  outcome: z.enum(WHATSAPP_OUTCOME_NAMES).nullable().optional(),
  count: left,
})

type Armed<Name> = { readonly name: Name; left: number }

const take = <Name>(armed: Armed<Name> | null): Name | null => {
  if (!armed || armed.left <= 0) return null
  armed.left -= 1
  return armed.name
}

/** The switches of the WhatsApp sandbox. */
export function whatsappSwitches() {
  let fault: Armed<WhatsAppFault> | null = null
  let outcome: Armed<WhatsAppOutcome> | null = null
  return {
    set(plan: z.output<typeof whatsappPlan>): void {
      const { count } = plan
      if (plan.fault !== undefined) fault = plan.fault && { name: plan.fault, left: count }
      if (plan.outcome !== undefined) outcome = plan.outcome && { name: plan.outcome, left: count }
    },
    takeFault: (): WhatsAppFault | null => take(fault),
    takeOutcome: (): WhatsAppOutcome | null => take(outcome),
    state: () => ({
      fault: fault && fault.left > 0 ? fault : null,
      outcome: outcome && outcome.left > 0 ? outcome : null,
    }),
  }
}

export type WhatsAppSwitches = ReturnType<typeof whatsappSwitches>
