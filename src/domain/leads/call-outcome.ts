import { z } from 'zod'

import type { StatusTable } from '@/src/domain/vocabulary/status'
import { typedLine, typedText } from '@/src/domain/vocabulary/text/typed-text'

/** What came of a call. */
export const CALL_OUTCOMES = {
  reached: { label: 'Reached', tone: 'good' },
  no_answer: { label: 'No answer', tone: 'warning' },
  later: { label: 'Call later', tone: 'warning' },
  lost: { label: 'Lost', tone: 'bad' },
} as const satisfies StatusTable

export type CallOutcome = keyof typeof CALL_OUTCOMES

export const OUTCOME_NAMES = [
  'reached',
  'no_answer',
  'later',
  'lost',
] as const satisfies readonly CallOutcome[]

/** What follows from an outcome, said before it is set. */
export const OUTCOME_CONSEQUENCES: Readonly<Record<CallOutcome, string>> = {
  reached: 'Leaves the call list until tomorrow.',
  no_answer: 'Comes back tomorrow.',
  later: 'Comes back on the day you choose.',
  lost: 'Leaves the call list for good.',
}

export const noteText = typedText(5000)

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
