import { type Condition, TAX_CLASSES } from '@/src/domain/catalogue/facts/condition'

import { type Complaints, readerOf } from './typed'

export const OWNERS_FROM = {
  any: 'From anywhere',
  abroad: 'At least one from abroad',
  us: 'All from the US',
} as const

/** Which companies an exception is for, as a form holds it. */
export type ConditionFields = {
  readonly ownersMin: string
  readonly ownersMax: string
  readonly ownersFrom: string
  readonly taxed: readonly string[]
}

export const ANY_COMPANY: ConditionFields = {
  ownersMin: '',
  ownersMax: '',
  ownersFrom: 'any',
  taxed: [],
}

const orEmpty = (count: number | undefined) => (count === undefined ? '' : `${count}`)

export function conditionFields({ owners, tax_class, foreign_owner }: Condition): ConditionFields {
  return {
    ownersMin: orEmpty(owners?.min),
    ownersMax: orEmpty(owners?.max),
    ownersFrom: foreign_owner === undefined ? 'any' : foreign_owner ? 'abroad' : 'us',
    taxed: tax_class ?? [],
  }
}

/** The companies that were typed; what is wrong is said beside its field. */
export function readCondition(
  { taxed, ...typed }: ConditionFields,
  complaints: Complaints,
  place: readonly string[],
): Condition {
  const read = readerOf(typed, complaints, place)
  const [min, max] = (['ownersMin', 'ownersMax'] as const).map((name) =>
    typed[name].trim() === '' ? undefined : read.whole(name, 1, 999),
  )
  const classes = TAX_CLASSES.filter((one) => taxed.includes(one))
  const said: Condition = {
    ...((min ?? max) !== undefined && {
      owners: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    }),
    ...(classes.length > 0 && { tax_class: classes }),
    ...(typed.ownersFrom !== 'any' && { foreign_owner: typed.ownersFrom === 'abroad' }),
  }
  if (Object.keys(said).length === 0) {
    read.complain('ownersMin', 'Say which companies this is for: owners, taxes, or both.')
  }
  return said
}
