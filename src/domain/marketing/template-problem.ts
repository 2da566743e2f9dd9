import { z } from 'zod'
import { isTemplateVariable, TEMPLATE_VARIABLES } from './template-variables'

/** Where in a template something stands. */
type TemplatePlace = 'subject' | 'content'

/** What keeps a template from becoming a mail. */
export type TemplateProblem = {
  readonly place: TemplatePlace
  readonly kind: 'missing' | 'unknown' | 'syntax' | 'limit' | 'busy'
  readonly variable: string | null
  readonly line: number
  readonly column: number
  /** What is wrong, for staff. */
  readonly words: string
}

/** What the engine says of a template that it could not fill in. */
export const engineFailure = z.object({
  place: z.enum(['subject', 'content']),
  kind: z.string(),
  message: z.string(),
  line: z.number(),
  column: z.number(),
})
type EngineFailure = z.output<typeof engineFailure>

const LIST = TEMPLATE_VARIABLES.join(', ')

/** What the engine says, without the place that it repeats at the end. */
const bare = (message: string) => message.replace(/, line:\d+, col:\d+$/, '')

/** Not the template's fault as far as anybody can tell: worth another try. */
export const TEMPLATE_BUSY: TemplateProblem = {
  place: 'content',
  kind: 'busy',
  variable: null,
  line: 1,
  column: 1,
  words: 'Filling in this email took too long. Try again in a minute, or make it simpler.',
}

export function problemOf({ place, kind, message, line, column }: EngineFailure): TemplateProblem {
  const at = `${place}, line ${line}`
  const variable = /undefined variable: ([\w.[\]]+)/.exec(message)?.[1] ?? null
  const found = { place, variable, line, column }
  if (variable !== null) {
    if (!isTemplateVariable(variable)) return unknownVariable(place, variable, line, column)
    const words = `{{ ${variable} }} is not known (${at}). Give it a default, for example {{ ${variable} | default: "there" }}.`
    return { ...found, kind: 'missing', words }
  }
  if (kind === 'OverLimit') {
    const words = `Make the ${place} simpler: ${message}.`
    return { ...found, kind: 'limit', words }
  }
  if (/limit exceeded/.test(message)) {
    const words = `The ${place} takes too long or too much memory to fill in. Remove its loops.`
    return { ...found, kind: 'limit', words }
  }
  const tag = /tag "(\w+)" not found/.exec(message)?.[1]
  if (tag) return { ...found, kind: 'syntax', words: `{% ${tag} %} is not allowed (${at}).` }
  const filter = /undefined filter: (\w+)/.exec(message)?.[1]
  if (filter) return { ...found, kind: 'syntax', words: `There is no filter "${filter}" (${at}).` }
  return { ...found, kind: 'syntax', words: `Check the ${at}: ${bare(message)}.` }
}

/** A template that asks for a variable which does not exist. */
export function unknownVariable(
  place: TemplatePlace,
  variable: string,
  line = 1,
  column = 1,
): TemplateProblem {
  const words = `There is no variable "${variable}" in the ${place}. Use ${LIST}.`
  return { place, kind: 'unknown', variable, line, column, words }
}
