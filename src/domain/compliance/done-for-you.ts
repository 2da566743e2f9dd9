import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { type AgentPrices, agentPrice } from '@/src/domain/catalogue/pricing/registered-agent'
import type { TaskOffer } from '@/src/domain/compliance/my-task'
import { keyIn } from '@/src/domain/vocabulary/keys'
import { usd } from '@/src/domain/vocabulary/money/money'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'

/** Which of our add-ons does which duty, by its code; the others are the customer's own affair. */
const DOES_DUTY = {
  report: 'annual_report',
  'registered-agent': 'registered_agent',
  ein: 'ein',
} as const

export type TaskAddonCode = (typeof DOES_DUTY)[keyof typeof DOES_DUTY]

export const TASK_ADDON_CODES: readonly TaskAddonCode[] = Object.values(DOES_DUTY)

/** The add-on that does a duty; null when none does. */
export function addonForDuty(duty: string | null): TaskAddonCode | null {
  const known = keyIn(DOES_DUTY, duty)
  return known && DOES_DUTY[known]
}

export type TaskSale = {
  readonly code: TaskAddonCode
  readonly addon: { readonly id: string; readonly name: string; readonly price: number }
  readonly title: string
  /** The year that it is for: 2027. */
  readonly year: string
  /** What an agent costs in the state, for the agent alone. */
  readonly agent: AgentPrices | null
  /** What the state asks for its report, in dollars; passed on at cost. */
  readonly stateFee: { readonly ref: string; readonly state: string; readonly fee: number } | null
}

const once = { refundable: true, billing: 'once' } as const

/** What it costs to have a task done: our fee, and the state's where it has one. */
export function quoteTask({ code, addon, title, year, agent, stateFee }: TaskSale): Quote {
  const ours = usd(agent ? agentPrice(agent, 'annual') : addon.price)
  const lines: OrderLine[] = [
    {
      kind: 'add_on',
      ref: addon.id,
      label: code === 'ein' ? addon.name : `${title}, ${year}`,
      amountMinor: ours.minor,
      service: code,
      ...once,
    },
  ]
  if (stateFee && stateFee.fee > 0) {
    lines.push({
      kind: 'state_fee',
      ref: stateFee.ref,
      label: `${stateFee.state} report fee`,
      amountMinor: usd(stateFee.fee).minor,
      ...once,
    })
  }
  const totalMinor = lines.reduce((total, line) => total + line.amountMinor, 0)
  return { lines, totalMinor, currency: 'USD' }
}

export function offerOf(quote: Quote): TaskOffer {
  const part = (kind: OrderLine['kind']) =>
    quote.lines.filter((line) => line.kind === kind).reduce((all, one) => all + one.amountMinor, 0)
  return {
    label: quote.lines[0]?.label ?? '',
    feeMinor: part('add_on'),
    stateFeeMinor: part('state_fee'),
  }
}
