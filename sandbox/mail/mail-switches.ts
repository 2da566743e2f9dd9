import { z } from 'zod'

/** What goes wrong while the next mails are handed over, in words for the control page. */
export const MAIL_FAULTS = {
  refuse: 'Refuse to talk to us',
  hang: 'Never answer',
  421: 'Too busy (421)',
  451: 'Try again later (451)',
  550: 'No such mailbox (550)',
  drop: 'Break the connection mid-mail',
  expired: 'Forget our token (SendPulse)',
} as const

/** What becomes of mails that were taken. */
export const MAIL_OUTCOMES = {
  bounce: 'Bounces later: no such mailbox',
  full: 'Bounces later: mailbox full',
  complain: 'Is marked as spam',
  open: 'Is opened',
  click: 'Its first link is clicked',
  scan: 'A scanner fetches every link',
} as const

const names = <Table extends object>(table: Table): readonly (keyof Table & string)[] =>
  Object.keys(table).filter((name): name is keyof Table & string => Object.hasOwn(table, name))

export type MailFault = `${keyof typeof MAIL_FAULTS}`
export type MailOutcome = keyof typeof MAIL_OUTCOMES

export const FAULT_NAMES: readonly MailFault[] = [
  'refuse',
  'hang',
  '421',
  '451',
  '550',
  'drop',
  'expired',
]
export const OUTCOME_NAMES: readonly MailOutcome[] = names(MAIL_OUTCOMES)

const count = z.coerce.number().int().min(1).max(10_000).default(1)

/** How the next mails fare: both may be set, and null is normal. */
export const mailPlan = z.object({
  fault: z.enum(FAULT_NAMES).nullable().optional(),
  outcome: z.enum(OUTCOME_NAMES).nullable().optional(),
  count,
})

type Armed<Name> = { readonly name: Name; left: number }

/** The switches of the mail sandbox. */
export function mailSwitches() {
  let fault: Armed<MailFault> | null = null
  let outcome: Armed<MailOutcome> | null = null
  const take = <Name>(armed: Armed<Name> | null): Name | null => {
    if (!armed || armed.left <= 0) return null
    armed.left -= 1
    return armed.name
  }
  return {
    set(plan: z.output<typeof mailPlan>): void {
      const left = plan.count
      if (plan.fault !== undefined) fault = plan.fault && { name: plan.fault, left }
      if (plan.outcome !== undefined) outcome = plan.outcome && { name: plan.outcome, left }
    },
    /** The fault of the next mail, which it uses up; null unless it is among these. */
    takeFault(...among: readonly MailFault[]): MailFault | null {
      return fault && among.includes(fault.name) ? take(fault) : null
    },
    takeOutcome: (): MailOutcome | null => take(outcome),
    state: () => ({
      fault: fault && fault.left > 0 ? fault : null,
      outcome: outcome && outcome.left > 0 ? outcome : null,
    }),
  }
}

export type MailSwitches = ReturnType<typeof mailSwitches>
