import { convert } from 'html-to-text'

import {
  problemOf,
  type TemplatePlace,
  type TemplateProblem,
  unknownVariable,
} from '@/src/domain/marketing/template-problem'
import { isTemplateVariable, type TemplateValues } from '@/src/domain/marketing/template-variables'
import { mailPage } from '@/src/services/marketing/rendering/clean-html'
import { askLiquid, type LiquidAnswer } from '@/src/services/marketing/rendering/liquid-worker'

export type TemplateText = { readonly subject: string; readonly content: string }

export type RenderedTemplate = {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export type Rendering =
  | { readonly ok: true; readonly mail: RenderedTemplate }
  | { readonly ok: false; readonly problem: TemplateProblem }

/** A subject is one line: what people typed must not start another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
const oneLine = (text: string) => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim()

const PLACES = ['subject', 'content'] as const satisfies readonly TemplatePlace[]

function firstProblem(said: LiquidAnswer): TemplateProblem | null {
  for (const place of PLACES) {
    const part = said[place]
    if ('problem' in part) return problemOf(part.problem)
    const foreign = part.names.find((name) => !isTemplateVariable(name))
    if (foreign) return unknownVariable(place, foreign)
  }
  return null
}

/** The plain part of a mail. */
export const plainText = (html: string): string =>
  convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
    ],
  })

/** What is wrong with a template whoever it is for; null when nothing is. */
export async function checkTemplate({
  subject,
  content,
}: TemplateText): Promise<TemplateProblem | null> {
  return firstProblem(await askLiquid({ subject, content, values: null }))
}

/** A template as a mail to one person, or what keeps it from being one. */
export async function renderTemplate(
  { subject, content }: TemplateText,
  values: TemplateValues,
): Promise<Rendering> {
  const said = await askLiquid({ subject, content, values: { ...values } })
  const problem = firstProblem(said)
  if (problem) return { ok: false, problem }
  const [line, body] = [said.subject, said.content].map((part) =>
    'output' in part ? part.output : '',
  )
  const filled = oneLine(line ?? '')
  const html = mailPage(body ?? '', filled)
  return { ok: true, mail: { subject: filled, html, text: plainText(html) } }
}
