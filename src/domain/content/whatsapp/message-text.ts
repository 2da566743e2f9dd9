import type { TemplateEvent } from '@/src/domain/content/whatsapp/news-events'
import type {
  TemplateChoice,
  WhatsAppTemplates,
} from '@/src/domain/content/whatsapp/settings-input'

const STOP = new Set(['stop', 'unsubscribe', 'stop all'])

/** Whether a message asks for no more order news, and for nothing else. */
export const isStop = (body: string): boolean =>
  STOP.has(
    body
      .trim()
      .toLowerCase()
      .replaceAll(/[.!"'“”]/g, '')
      .replaceAll(/\s+/g, ' '),
  )

const CONFIRM = /^\s*confirm\s+([0-9a-z]{8})\s*[.!]?\s*$/i

/** The code by which someone shows that a number is theirs; null in any other message. */
export const confirmedCode = (body: string): string | null =>
  CONFIRM.exec(body)?.[1]?.toUpperCase() ?? null

export const confirmText = (code: string): string => `CONFIRM ${code}`

/** What people read who use the commands. */
export const REPLIES = {
  stopped:
    'You will get no more order news by WhatsApp. You can switch it on again in your account settings.',
  /** Names the account: someone may have been talked into sending the code of another person. */
  confirmed: (account: string) =>
    `Your number is confirmed for the account ${account}. Order news comes here now. Not your account? Send STOP.`,
} as const

/** Numbers that WhatsApp writes in another way than people dial them: Mexico and Argentina. */
const SPELLINGS = [
  ['+521', '+52'],
  ['+549', '+54'],
] as const

/** A number in each way in which it may have been written. */
export function spellingsOf(phone: string): readonly string[] {
  for (const [long, short] of SPELLINGS) {
    if (phone.startsWith(long)) return [phone, `${short}${phone.slice(long.length)}`]
    if (phone.startsWith(short)) return [phone, `${long}${phone.slice(short.length)}`]
  }
  return [phone]
}

/** A template as it is sent: its variables are filled in by their place. */
export type FilledTemplate = {
  readonly name: string
  readonly language: string
  readonly variables: readonly string[]
}

/** The most that WhatsApp takes in a variable; it takes neither new lines nor many spaces. */
const LONGEST = 200

const oneLine = (value: string) =>
  value.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed() || '–'

/** What goes out on an occasion, with as many values as its template has; null for nothing. */
export function templateFor(
  templates: WhatsAppTemplates,
  event: TemplateEvent,
  values: readonly string[],
): FilledTemplate | null {
  const { name, language, variables }: TemplateChoice = templates[event]
  if (name === '' || language === '') return null
  return { name, language, variables: values.slice(0, variables).map(oneLine) }
}

/** How a template reads in a thread, where its words are not known. */
export const templateText = ({ name, language, variables }: FilledTemplate): string =>
  `Template “${name}” (${language})${variables.length > 0 ? `: ${variables.join(', ')}` : ''}`
