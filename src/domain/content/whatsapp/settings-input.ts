import { z } from 'zod'
import { typedLine } from '@/src/domain/vocabulary/text/typed-text'
import { TEMPLATE_EVENT_NAMES, TEMPLATE_EVENTS, type TemplateEvent } from './news-events'

const text = (most: number) => typedLine(most)
const metaId = text(32).regex(/^\d*$/, 'Enter only digits')

/** One of our approved templates; without a name nothing is sent on its occasion. */
export const templateChoice = z.object({
  name: text(512).regex(/^[a-z0-9_]*$/, 'Lower-case letters, digits and _, as in WhatsApp Manager'),
  language: text(15).regex(/^([a-z]{2,3}(_[A-Z]{2})?)?$/, 'A code such as en or en_US'),
  /** How many of the variables it has, from the first on. */
  variables: z.coerce.number('Enter 0 to 4').int('Enter 0 to 4').min(0, 'Enter 0 to 4'),
})
export type TemplateChoice = z.output<typeof templateChoice>

const choiceFor = (event: TemplateEvent) => {
  const most = TEMPLATE_EVENTS[event].variables.length
  return templateChoice.extend({
    variables: templateChoice.shape.variables.max(most, `At most ${most}`),
  })
}

export const whatsappTemplates = z.object({
  received: choiceFor('received'),
  details_needed: choiceFor('details_needed'),
  submitted: choiceFor('submitted'),
  approved: choiceFor('approved'),
  rejected: choiceFor('rejected'),
  document_ready: choiceFor('document_ready'),
  completed: choiceFor('completed'),
  conversation: choiceFor('conversation'),
} satisfies Record<TemplateEvent, unknown>)
export type WhatsAppTemplates = z.output<typeof whatsappTemplates>

const NONE: TemplateChoice = { name: '', language: 'en_US', variables: 0 }

/** The templates as they are stored; one that cannot be read is none. */
export function storedTemplates(stored: unknown): WhatsAppTemplates {
  const known = z.record(z.string(), z.unknown()).safeParse(stored).data ?? {}
  const { shape } = whatsappTemplates
  const read = TEMPLATE_EVENT_NAMES.map((event) => [
    event,
    shape[event].catch(NONE).parse(known[event]),
  ])
  return whatsappTemplates.parse(Object.fromEntries(read))
}

/** What is typed on the settings of the Cloud API. A secret that is left empty stays as it is. */
export const cloudSettingsInput = z.object({
  enabled: z.boolean(),
  number: text(40),
  phoneNumberId: metaId,
  businessAccountId: metaId,
  accessToken: text(4000),
  appSecret: text(200),
  templates: whatsappTemplates,
})
export type CloudSettingsInput = z.output<typeof cloudSettingsInput>

/** Whom a test goes to, and as which template. */
export const cloudTestInput = z.object({
  to: text(40).min(1, 'Enter a phone number'),
  template: templateChoice.shape.name.min(1, 'Enter a template'),
  language: templateChoice.shape.language.min(2, 'Enter a language'),
})
