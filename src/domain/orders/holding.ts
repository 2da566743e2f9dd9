import type { Period } from '@/src/domain/vocabulary/order-line'
import type { SubscriptionStatus } from '@/src/domain/vocabulary/statuses'
import { keptWork } from '@/src/domain/vocabulary/work'

type Running = { readonly status: SubscriptionStatus; readonly endsAt?: string | null }

/** Whether its customer gets an invoice for the next period. */
export const isRenewing = ({ status }: Running): boolean =>
  status === 'active' || status === 'past_due'

/** Whether a subscription still gives what it is for: a canceled one runs out its paid period. */
export const isRunning = (one: Running, now: Date): boolean =>
  isRenewing(one) || (one.status === 'cancelled' && Date.parse(one.endsAt ?? '') > now.getTime())

/**
 * Who takes the state's letters. Ours is paid until an ISO day, or renewed by the month; `isEnding`
 * where no one renews it. What was ours and is no more has ended on a day.
 */
export type Agent =
  | {
      readonly by: 'us'
      readonly paidUntil: string | null
      readonly monthly: boolean
      readonly isEnding?: boolean
    }
  | { readonly by: 'ended'; readonly on: string }
  | { readonly by: 'own' }

/** What an order and its extras hold, or once held, of our registered agent. Days are ISO days. */
export type AgentHeld = {
  readonly subscriptions: readonly (Running & {
    readonly billing: Period
    /** At this hour: the last day is over when its paid period is. */
    readonly isRunning: boolean
    readonly renewsOn: string
    readonly endsOn: string | null
  })[]
  /** The ends of the years that were paid once; null where the company is not formed yet. */
  readonly yearsUntil: readonly (string | null)[]
  readonly givenBackOn: string | null
}

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null)

/** Whose agent a company has on an ISO day of the office: the one answer for every page and mail. */
export function agentOf({ subscriptions, yearsUntil, givenBackOn }: AgentHeld, day: string): Agent {
  const renewing = subscriptions.filter(isRenewing)
  const until = latest(renewing.map(({ renewsOn }) => renewsOn))
  const current = renewing.find(({ renewsOn }) => renewsOn === until)
  if (current) {
    const monthly = current.billing === 'monthly'
    return { by: 'us', monthly, paidUntil: monthly ? null : until }
  }
  if (yearsUntil.includes(null)) return { by: 'us', monthly: false, paidUntil: null }
  const year = latest(yearsUntil)
  if (year !== null && year > day) return { by: 'us', monthly: false, paidUntil: year }
  const ending = latest(subscriptions.filter((one) => one.isRunning).map(({ endsOn }) => endsOn))
  if (ending !== null) return { by: 'us', monthly: false, paidUntil: ending, isEnding: true }
  const end = latest(subscriptions.map(({ endsOn }) => endsOn))
  const on = latest([year, end, givenBackOn])
  return on === null ? { by: 'own' } : { by: 'ended', on }
}

type HeldLines = readonly { readonly ref: string; readonly billing: string }[]

/**
 * Whether an order holds an add-on, so that it is not sold once more: what recurs while it runs,
 * anything else for good unless it can be repeated.
 */
export function isHeld(
  addon: { readonly id: string; readonly isRepeatable: boolean; readonly code?: string | null },
  held: {
    readonly lines: HeldLines
    readonly running: readonly string[]
    /** Its package may hold the same work. */
    readonly root?: { readonly work?: unknown }
  },
): boolean {
  if (held.running.includes(addon.id)) return true
  const once = held.lines.some(({ ref, billing }) => ref === addon.id && billing === 'once')
  const included = keptWork(held.root?.work).some(({ key }) => key === addon.code)
  return (once || included) && !addon.isRepeatable
}
