import { z } from 'zod'
import { dueFields, readDue } from '@/src/domain/catalogue/fact-editing/part-fields'
import { CERTAINTIES, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { type Correction, correctionInput } from './correction'
import { feeFields, readFee } from './fee-fields'

const SAID = [
  'takesEffect',
  'from',
  'basis',
  'title',
  'words',
  'checked',
  'certainty',
  'note',
] as const

/** A correction as its form holds it: texts alone. */
export type FactFields = ReturnType<typeof feeFields> &
  ReturnType<typeof dueFields> &
  Record<(typeof SAID)[number], string> & { source: { title: string; url: string } }

/** What has several rows. */
const LISTS = ['brackets', 'exceptions']

const isSource = (value: unknown): value is FactFields['source'] =>
  typeof value === 'object' && value !== null && 'title' in value && 'url' in value

const isTyped = (value: unknown): value is FactFields =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  isSource(value.source) &&
  LISTS.every((name) => Array.isArray(Reflect.get(value, name))) &&
  SAID.every((name) => typeof Reflect.get(value, name) === 'string')

/** The fact as it is, to be corrected. @param today an ISO day */
export function factFields(fact: StateFact, today: string): FactFields {
  return {
    takesEffect: 'always',
    from: fact.from !== null && fact.from > today ? fact.from : today,
    basis: fact.basis ?? 'day',
    title: fact.title,
    words: fact.words,
    ...feeFields(fact.fee),
    ...dueFields(fact.due),
    source: { title: fact.source?.title ?? '', url: fact.source?.url ?? '' },
    checked: fact.checked ?? '',
    certainty: fact.certainty,
    note: fact.note,
  }
}

type Seen = Pick<Correction, 'fact' | 'version'>

/** What the form sends: the server checks it by the same rules. */
export const factForm = (seen: () => Seen, today: () => string) => {
  const input = correctionInput(today)
  return z.custom<FactFields>(isTyped).transform((typed, context): Correction => {
    const { title, url } = typed.source
    const { error, data } = input.safeParse({
      ...seen(),
      from: typed.takesEffect === 'from' ? typed.from : null,
      basis: typed.basis,
      title: typed.title,
      words: typed.words,
      fee: readFee(typed, context),
      due: readDue(typed, context),
      source: title.trim() || url.trim() ? { title, url: url.trim() } : null,
      checked: typed.checked || null,
      certainty: CERTAINTIES.find((one) => one === typed.certainty),
      note: typed.note,
    })
    for (const { message, path } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path })
    }
    return data ?? z.NEVER
  })
}
