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
export const MAIL_FATES = {
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
export type MailFate = keyof typeof MAIL_FATES

export const FAULT_NAMES: readonly MailFault[] = [
  'refuse',
  'hang',
  '421',
  '451',
  '550',
  'drop',
  'expired',
]
export const FATE_NAMES: readonly MailFate[] = names(MAIL_FATES)

const count = z.coerce.number().int().min(1).max(10_000).default(1)

/** How the next mails fare: both may be set, and null is normal. */
export const mailPlan = z.object({
  fault: z.enum(FAULT_NAMES).nullable().optional(),
  fate: z.enum(FATE_NAMES).nullable().optional(),
  count,
})

type Armed<Name> = { readonly name: Name; left: number }

/** The switches of the mail sandbox. */
export function mailSwitches() {
  let fault: Armed<MailFault> | null = null
  let fate: Armed<MailFate> | null = null
  const take = <Name>(armed: Armed<Name> | null): Name | null => {
    if (!armed || armed.left <= 0) return null
    armed.left -= 1
    return armed.name
  }
  return {
    set(plan: z.output<typeof mailPlan>): void {
      const left = plan.count
      if (plan.fault !== undefined) fault = plan.fault && { name: plan.fault, left }
      if (plan.fate !== undefined) fate = plan.fate && { name: plan.fate, left }
    },
    /** The fault of the next mail, which it uses up; null unless it is among these. */
    takeFault(...among: readonly MailFault[]): MailFault | null {
      return fault && among.includes(fault.name) ? take(fault) : null
    },
    takeFate: (): MailFate | null => take(fate),
    state: () => ({
      fault: fault && fault.left > 0 ? fault : null,
      fate: fate && fate.left > 0 ? fate : null,
    }),
  }
}

export type MailSwitches = ReturnType<typeof mailSwitches>
