import type { TemplateEvent } from './news-events'
import type { TemplateChoice, WhatsAppTemplates } from './settings-input'

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
