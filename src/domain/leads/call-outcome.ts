import { z } from 'zod'

import type { StatusTable } from '@/src/domain/vocabulary/status'

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

const isShown = (text: string) => !text.includes('\0')
const UNSHOWN = 'Remove the characters that cannot be shown'

export const noteText = z
  .string()
  .trim()
  .max(5000, 'Use at most 5,000 characters')
  .refine(isShown, UNSHOWN)

/** What staff say of a call. */
export const callInput = z
  .object({
    outcome: z.enum(OUTCOME_NAMES, 'Choose what came of the call'),
    nextAction: z
      .string()
      .trim()
      .max(200, 'Use at most 200 characters')
      .refine(isShown, UNSHOWN)
      .default(''),
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
export const callWords = ({ outcome, nextAction, note }: CallInput): string =>
  [CALL_OUTCOMES[outcome].label, nextAction && `Next: ${nextAction}`, note]
    .filter(Boolean)
    .join('. ')
