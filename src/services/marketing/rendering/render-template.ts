import {
  problemOf,
  TEMPLATE_BUSY,
  type TemplatePlace,
  type TemplateProblem,
  unknownVariable,
} from '@/src/domain/marketing/template-problem'
import { isTemplateVariable, type TemplateValues } from '@/src/domain/marketing/template-variables'
import {
  askTemplate,
  type TemplateQuestion,
} from '@/src/services/marketing/rendering/template-process'

export type TemplateText = { readonly subject: string; readonly content: string }

export type RenderedTemplate = {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export type Rendering =
  | { readonly ok: true; readonly mail: RenderedTemplate }
  | { readonly ok: false; readonly problem: TemplateProblem }

const PLACES = ['subject', 'content'] as const satisfies readonly TemplatePlace[]

async function render(question: TemplateQuestion): Promise<Rendering> {
  const said = await askTemplate(question)
  if ('busy' in said) return { ok: false, problem: TEMPLATE_BUSY }
  if ('problem' in said) return { ok: false, problem: problemOf(said.problem) }
  for (const place of PLACES) {
    const foreign = said.names[place].find((name) => !isTemplateVariable(name))
    if (foreign) return { ok: false, problem: unknownVariable(place, foreign) }
  }
  return { ok: true, mail: said.mail }
}

/** What is wrong with a template for every reader; null when nothing is. */
export async function checkTemplate({
  subject,
  content,
}: TemplateText): Promise<TemplateProblem | null> {
  const read = await render({ subject, content, values: null })
  return read.ok ? null : read.problem
}

/** A template as a mail to one person, or what keeps it from being one. */
export const renderTemplate = (
  { subject, content }: TemplateText,
  values: TemplateValues,
): Promise<Rendering> => render({ subject, content, values: { ...values } })
