import { z } from 'zod'

import { tabMemory } from '@/src/lib/browser/tab-memory'

export type Mode = 'answer' | 'note'

const draft = z.object({
  version: z.literal(1),
  mode: z.enum(['answer', 'note']),
  answer: z.string(),
  note: z.string(),
})
export type Draft = z.infer<typeof draft>

export const EMPTY: Draft = { version: 1, mode: 'answer', answer: '', note: '' }

/** Names the person too: someone else in this tab does not find it. */
const keyOf = (ticket: string, me: string) => `ticket-draft ${ticket} ${me}`

/** What was typed on a ticket and not sent. It outlives a reload, a new sign-in and a lost line. */
export function readDraft(ticket: string, me: string): Draft {
  try {
    return draft.safeParse(JSON.parse(tabMemory.read(keyOf(ticket, me)))).data ?? EMPTY
  } catch {
    return EMPTY // nothing was kept, or something else
  }
}

export function keepDraft(ticket: string, me: string, kept: Draft): void {
  const isEmpty = kept.answer === '' && kept.note === ''
  tabMemory.write(keyOf(ticket, me), isEmpty ? '' : JSON.stringify(kept))
}
