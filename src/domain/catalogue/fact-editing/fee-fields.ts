import {
  type BracketFields,
  bracketFields,
  NEW_BRACKET,
  readBrackets,
} from '@/src/domain/catalogue/fact-editing/part-fields'
import { type Fee, fee } from '@/src/domain/catalogue/facts/fee'
import { type Complaints, centsText, readerOf } from './typed'

export const FEE_TYPES = {
  none: 'No fee',
  fixed: 'A fixed amount',
  channel: 'By way of filing',
  per: 'For each owner',
  range: 'From least to most',
  brackets: 'By brackets',
} as const satisfies Record<Fee['type'], string>

/** Fields that a fee's type does not ask for are empty or have a default. */
const EMPTY = {
  feeType: 'none',
  amount: '',
  online: '',
  paper: '',
  uses: 'online',
  per: 'member',
  base: '0',
  each: '',
  above: '0',
  least: '',
  most: '',
  bracketsOf: '',
}

/** A fee as a form holds it. */
export type FeeFields = Readonly<typeof EMPTY> & { readonly brackets: readonly BracketFields[] }

const orEmpty = (cents: number | null) => (cents === null ? '' : centsText(cents))

function ownFields(given: Fee): Partial<FeeFields> {
  switch (given.type) {
    case 'none':
      return {}
    case 'fixed':
      return { amount: centsText(given.cents) }
    case 'channel':
      return { online: orEmpty(given.online), paper: orEmpty(given.paper), uses: given.uses }
    case 'per': {
      const { per, base, each, above, min, max } = given
      const bounds = { least: centsText(min), most: orEmpty(max) }
      return { per, base: centsText(base), each: centsText(each), above: `${above}`, ...bounds }
    }
    case 'range':
      return { least: centsText(given.least), most: orEmpty(given.most) }
    case 'brackets':
      return { bracketsOf: given.of, brackets: bracketFields(given) }
  }
}

export const feeFields = (given: Fee): FeeFields => ({
  ...EMPTY,
  brackets: [NEW_BRACKET, NEW_BRACKET],
  ...ownFields(given),
  feeType: given.type,
})

function typedFee({ brackets, ...typed }: FeeFields, complaints: Complaints): unknown {
  const read = readerOf(typed, complaints)
  const { feeType: type } = typed
  switch (type) {
    case 'fixed':
      return { type, cents: read.cents('amount') }
    case 'channel': {
      const channels = { online: read.centsOrNull('online'), paper: read.centsOrNull('paper') }
      if (typed.uses === 'online' && channels.online === null) read.cents('online')
      if (typed.uses === 'paper' && channels.paper === null) read.cents('paper')
      return { type, ...channels, uses: typed.uses }
    }
    case 'per':
      return {
        type,
        per: typed.per,
        base: read.cents('base'),
        each: read.cents('each'),
        above: read.whole('above', 0, 999),
        min: read.cents('least'),
        max: read.centsOrNull('most'),
      }
    case 'range':
      return { type, least: read.cents('least'), most: read.centsOrNull('most') }
    case 'brackets':
      return { type, of: read.text('bracketsOf', 80), rows: readBrackets(brackets, complaints) }
    default:
      return { type }
  }
}

/** The field that says what is wrong with a fee, where no single amount is. */
const FIELD_OF: Readonly<Record<string, keyof FeeFields>> = {
  fixed: 'amount',
  channel: 'uses',
  per: 'most',
  range: 'most',
  brackets: 'bracketsOf',
}

/** The fee that was typed; what is wrong is said beside its field. */
export function readFee(typed: FeeFields, complaints: Complaints): Fee {
  let isSaid = false
  const given = typedFee(typed, {
    addIssue: (issue) => {
      isSaid = true
      complaints.addIssue(issue)
    },
  })
  const parsed = fee.safeParse(given)
  if (parsed.success) return parsed.data
  if (isSaid) return { type: 'none' }
  const [issue] = parsed.error.issues
  const field = FIELD_OF[typed.feeType] ?? 'feeType'
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : ''
  const words = `This fee ${where ? 'is not usable. ' : ''}${where}${issue?.message ?? 'is not usable.'}`
  complaints.addIssue({ code: 'custom', message: words, path: [field] })
  return { type: 'none' }
}
