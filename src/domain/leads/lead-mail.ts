import { z } from 'zod'

import { plural } from '@/src/domain/vocabulary/plural'

import { LEAD_WORDS } from './lead-change'

const isOneLine = (text: string) => !/[\r\n\0]/.test(text)

/** A mail that staff write to leads. */
export const leadMail = z.object({
  subject: z
    .string()
    .trim()
    .min(1, 'Enter a subject')
    .max(200, 'Use at most 200 characters')
    .refine(isOneLine, 'Write the subject in one line'),
  message: z
    .string()
    .trim()
    .min(1, 'Enter a message')
    .max(20_000, 'Use at most 20,000 characters')
    .refine((text) => !text.includes('\0'), 'Remove the characters that cannot be shown'),
})
export type LeadMail = z.output<typeof leadMail>

/** What came of it: `draft` until someone sends the campaign that was made of it. */
export type LeadMailing = {
  readonly campaign: string
  readonly count: number
  readonly state: 'draft' | 'sent'
}

/** What staff are told. */
export const mailingWords = ({ count, state }: LeadMailing): string =>
  state === 'sent'
    ? LEAD_WORDS.mailed(count)
    : `Draft campaign saved for ${plural(count, 'lead')}. Nothing is sent until you send the campaign.`

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as HTML: its paragraphs and lines, and nothing in it acts. */
export const paragraphsOf = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('\n')
