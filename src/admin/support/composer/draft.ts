import { z } from 'zod'

import { draftKey, readDraft, writeDraft } from '@/src/lib/browser/kept-draft'

export type Mode = 'answer' | 'note'

const draft = z.object({
  mode: z.enum(['answer', 'note']),
  answer: z.string(),
  note: z.string(),
})
export type Draft = z.infer<typeof draft>

export const EMPTY: Draft = { mode: 'answer', answer: '', note: '' }

const keyOf = (ticket: string, me: string) => draftKey(`ticket:${ticket}`, me)

/** What was typed on a ticket and not sent. It outlives a reload, a new sign-in and a lost line. */
export const readMessageDraft = (ticket: string, me: string): Draft =>
  draft.safeParse(readDraft(keyOf(ticket, me))?.values).data ?? EMPTY

export function keepMessageDraft(ticket: string, me: string, kept: Draft): void {
  const isEmpty = kept.answer === '' && kept.note === ''
  writeDraft(keyOf(ticket, me), isEmpty ? {} : kept, {})
}
