import { z } from 'zod'

import {
  type Answers,
  type ChoiceField,
  type DetailField,
  fieldsOf,
  type LineField,
} from '@/src/domain/filing/details/field'
import { DETAILS_FORMS, secretsOf } from '@/src/domain/filing/details/forms'
import type { AskedService } from '@/src/domain/vocabulary/service-types'
import { plainMarks } from '@/src/domain/vocabulary/text/plain-letters'
import { typedCode, typedLine, typedText } from '@/src/domain/vocabulary/text/typed-text'

const DEFAULT_MAX = 200

function choice({ kind, options }: ChoiceField) {
  const values = new Set(options.map(({ value }) => value))
  const isKnown = (value: string) =>
    value === '' || (kind === 'ticks' ? value.split(',') : [value]).every((one) => values.has(one))
  return typedLine(500).refine(isKnown, 'Choose one from the list')
}

/** Two letters, or nothing yet. */
const code = typedLine(2).regex(/^([A-Z]{2})?$/, 'Choose one from the list')

function scalar(field: LineField | ChoiceField): z.ZodType<string> {
  if (field.kind === 'country') return code
  if (field.kind === 'tick') return z.enum(['', 'yes'])
  if ('options' in field) return choice(field)
  const max = field.max ?? DEFAULT_MAX
  if (field.isCode || field.kind === 'number') return typedCode(max)
  const text = field.kind === 'longText' ? typedText(max) : typedLine(max)
  return field.asTyped ? text : text.overwrite(plainMarks)
}

function answerOf(field: DetailField): z.ZodType<Answers[string]> | null {
  if (field.kind === 'secret' || field.kind === 'file') return null
  if (field.kind !== 'rows') return scalar(field)
  const row = Object.fromEntries(field.fields.map((one) => [one.name, scalar(one).optional()]))
  return z
    .array(z.object(row))
    .max(field.max, `Write to us if you need more than ${field.max}`)
    .transform((rows) => rows.map((one) => withoutGaps(one)))
}

const withoutGaps = <Value>(row: Readonly<Record<string, Value | undefined>>) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** What the browser sends: some or all answers, secret numbers once they are whole, what to do. */
export type DetailsInput = {
  readonly answers: Answers
  readonly secrets: Readonly<Record<string, string>>
  readonly action: 'save' | 'complete' | 'reopen'
}

function answersSchema(service: AskedService) {
  const shape = Object.fromEntries(
    fieldsOf(DETAILS_FORMS[service]).flatMap((field) => {
      const answer = answerOf(field)
      return answer ? [[field.name, answer.optional()]] : []
    }),
  )
  return z.object(shape).transform((answers): Answers => withoutGaps(answers))
}

/** Answers are kept however unfinished they are; only what cannot be an answer is refused. */
export function detailsInput(service: AskedService): z.ZodType<DetailsInput> {
  const names = secretsOf(service).map(({ name }) => name)
  const secret = typedCode(60).optional()
  return z.object({
    answers: answersSchema(service).default({}),
    secrets: z
      .object(Object.fromEntries(names.map((name) => [name, secret])))
      .default({})
      .transform((secrets) => withoutGaps(secrets)),
    action: z.enum(['save', 'complete', 'reopen']).default('save'),
  })
}

/** Stored answers in today's shape: what an older form kept and this one does not know is left. */
export function readAnswers(service: AskedService, stored: unknown): Answers {
  const kept = z.record(z.string(), z.unknown()).safeParse(stored).data ?? {}
  return Object.fromEntries(
    fieldsOf(DETAILS_FORMS[service]).flatMap((field) => {
      const answer = answerOf(field)?.safeParse(kept[field.name])
      return answer?.success ? [[field.name, answer.data]] : []
    }),
  )
}
