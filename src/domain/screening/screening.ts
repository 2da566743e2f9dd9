import { z } from 'zod'
import type { Status } from '@/src/domain/vocabulary/status'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'

/** An entry of the list whose name is like the one asked for. */
export const hit = z.object({
  entry: z.string(),
  name: z.string(),
  primary: z.string(),
  kind: z.string(),
  programs: z.string(),
  details: z.string(),
  /** 0 to 1. */
  score: z.number(),
})
export type Hit = z.output<typeof hit>

export const SCREENING_STATUS = {
  clear: { label: 'No match', tone: 'good' },
  hit: { label: 'Match to decide', tone: 'warning' },
  different: { label: 'Not the same person', tone: 'good' },
  unclear: { label: 'Needs a second person', tone: 'warning' },
  same: { label: 'The same person', tone: 'bad' },
} as const satisfies Record<string, Status>
export type ScreeningStatus = keyof typeof SCREENING_STATUS

/** Nothing is filed or paid out for a name that is at one of these. */
export const BLOCKING: readonly ScreeningStatus[] = ['hit', 'unclear', 'same']

/** So many days after its publication a list is called old. */
export const LIST_OLD_DAYS = 7

/** How much the files of a list may weigh together, in bytes. */
export const SCREENING_FILE_BYTES = 48 * 1024 * 1024

/** Fewer entries than this are not the whole list. */
export const LIST_LEAST = 5000

/** What staff decide about a match, with the reason that is kept. */
export const decisionInput = z.object({
  decision: z.enum(['different', 'same', 'unclear'], 'Choose one'),
  reason: requiredText('Say how you know', 1000),
})

/** The names of an order that staff have searched themselves, where no list is loaded. */
export const byHandInput = z.object({ reason: requiredText('Say where you searched', 1000) })
