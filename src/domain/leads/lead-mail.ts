import { z } from 'zod'

import { plural } from '@/src/domain/vocabulary/plural'
import { requiredLine, requiredText } from '@/src/domain/vocabulary/text/typed-text'
import { LEAD_LABELS } from './lead-change'

/** A mail that staff write to leads. */
export const leadMail = z.object({
  subject: requiredLine('Enter a subject', 200),
  message: requiredText('Enter a message', 20_000),
})
export type LeadMail = z.output<typeof leadMail>

/** What came of it: `draft` until someone sends the campaign that was made of it. */
export type LeadMailing = {
  readonly campaign: string
  readonly count: number
  readonly state: 'draft' | 'sent'
}

/** What staff are told. */
export const mailingText = ({ count, state }: LeadMailing): string =>
  state === 'sent'
    ? LEAD_LABELS.mailed(count)
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
