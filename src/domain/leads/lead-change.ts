import { z } from 'zod'

import { htmlText } from '@/src/domain/mail/html-text'
import { isStep, laterStep, type Step } from '@/src/domain/vocabulary/checkout-steps'
import { keysOf } from '@/src/domain/vocabulary/keys'
import { plural } from '@/src/domain/vocabulary/plural'
import type { StatusTable } from '@/src/domain/vocabulary/status'
import {
  requiredLine,
  requiredText,
  typedLine,
  typedText,
} from '@/src/domain/vocabulary/text/typed-text'

export const CALL_OUTCOMES = {
  reached: { label: 'Reached', tone: 'good' },
  no_answer: { label: 'No answer', tone: 'warning' },
  later: { label: 'Call later', tone: 'warning' },
  lost: { label: 'Lost', tone: 'bad' },
} as const satisfies StatusTable

type CallOutcome = keyof typeof CALL_OUTCOMES

export const OUTCOME_NAMES = keysOf(CALL_OUTCOMES)

/** What follows from an outcome, said before it is set. */
export const OUTCOME_CONSEQUENCES: Readonly<Record<CallOutcome, string>> = {
  reached: 'Leaves the call list until tomorrow.',
  no_answer: 'Comes back tomorrow.',
  later: 'Comes back on the day you choose.',
  lost: 'Leaves the call list for good.',
}

const noteText = typedText(5000)

/** What staff say of a call. */
export const callInput = z
  .object({
    outcome: z.enum(OUTCOME_NAMES, 'Choose what came of the call'),
    nextAction: typedLine(200).default(''),
    /** The day on which to call again, as `2026-11-23`. */
    nextDay: z.iso.date('Choose a day').or(z.literal('')).default(''),
    note: noteText.default(''),
  })
  .refine(({ outcome, nextDay }) => outcome !== 'later' || nextDay !== '', {
    path: ['nextDay'],
    message: 'Choose the day to call again',
  })
export type CallInput = z.output<typeof callInput>

/** A call in a line: `Call later. Next: send the price list`. */
export const callText = ({ outcome, nextAction, note }: CallInput): string =>
  [CALL_OUTCOMES[outcome].label, nextAction && `Next: ${nextAction}`, note]
    .filter(Boolean)
    .join('. ')

/** What the specification says of each change. */
export const LEAD_LABELS = {
  bulkConverted: 'Selected leads marked as converted',
  bulkDeleted: 'Selected leads deleted',
  bulkFailed: 'Error performing bulk action',
  deleted: 'Lead deleted successfully',
  deleteFailed: 'Error deleting lead',
  noted: 'Notes added successfully',
  noteFailed: 'Error adding notes',
  mailed: (count: number) => `Email sent to ${count} leads successfully!`,
  mailFailed: 'Error sending email',
} as const

const owner = z.uuid('Choose someone who can manage leads').nullable()

export const noteInput = z.object({ note: noteText.min(1, 'Enter a note') })
export const ownerInput = z.object({ owner })
export const convertInput = z.object({ converted: z.boolean() })

/** What staff do to many leads at once. */
export const leadChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('convert') }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('restore') }),
  z.object({ kind: z.literal('assign'), owner }),
])
export type LeadChange = z.output<typeof leadChange>

export const leadMail = z.object({
  subject: requiredLine('Enter a subject', 200),
  message: requiredText('Enter a message', 20_000),
})
export type LeadMail = z.output<typeof leadMail>

/** The draft that was made of it, and for how many leads. */
export type LeadMailing = { readonly campaign: string; readonly count: number }

/** What staff are told. */
export const mailingText = ({ count }: LeadMailing): string =>
  `Draft campaign saved for ${plural(count, 'lead')}. Nothing is sent until you send the campaign.`

/** A text as HTML: its paragraphs and lines, and nothing in it acts. */
export const paragraphsOf = (text: string): string =>
  htmlText(text)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('\n')

/** What is known of a lead, in the field names of the collection. */
type LeadFacts = {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly phone?: string | null
  readonly companyName?: string | null
  readonly selectedPackage?: string | null
  readonly selectedState?: string | null
  readonly totalAmount?: number
  readonly checkoutStep: Step | 'completed'
}

const KEPT = ['firstName', 'lastName', 'phone'] as const
const FOLLOWED = ['companyName', 'selectedPackage', 'selectedState', 'totalAmount'] as const

/**
 * What a public report may change about a known lead: blanks of the person are filled but never
 * overwritten, the choice follows what was chosen last, and the step only moves forward.
 */
export function mergeLead(
  known: LeadFacts,
  told: LeadFacts & { checkoutStep: Step },
): Partial<LeadFacts> {
  const filled = KEPT.filter((name) => !known[name] && told[name]).map((name) => [name, told[name]])
  const followed = FOLLOWED.filter((name) => told[name]).map((name) => [name, told[name]])
  const step = isStep(known.checkoutStep)
    ? laterStep(known.checkoutStep, told.checkoutStep)
    : known.checkoutStep
  return { ...Object.fromEntries([...filled, ...followed]), checkoutStep: step }
}

/** The largest file of leads that can be imported, in bytes. */
export const LEAD_FILE_BYTES = 5 * 1024 * 1024
