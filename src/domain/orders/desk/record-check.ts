import { z } from 'zod'

import { typedLine } from '@/src/domain/vocabulary/text/typed-text'

/** What staff read off the state's and the IRS's papers, letter for letter. */
export const recordsInput = z.object({
  articlesName: typedLine(200),
  articlesAddress: typedLine(300),
  einLetterName: typedLine(200),
  einLetterAddress: typedLine(300),
})
export type Records = z.output<typeof recordsInput>

export const NO_RECORDS: Records = {
  articlesName: '',
  articlesAddress: '',
  einLetterName: '',
  einLetterAddress: '',
}

/** A name or an address as each paper has it. */
type Told = { readonly where: string; readonly value: string }

export type RecordDifference = {
  readonly about: 'name' | 'address'
  /** In a sentence, for the customer and for staff. */
  readonly text: string
}

export type RecordCheck = {
  /** Which papers could be compared, at least two for a check. */
  readonly compared: readonly string[]
  readonly differences: readonly RecordDifference[]
}

const exact = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** The IRS prints capitals, and no marks but hyphens and ampersands. */
const asIrs = (text: string) =>
  exact(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}&\- ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()

const EIN_LETTER = 'EIN letter'

/** Whether two papers say the same; a letter of the IRS may leave out what it never prints. */
const agree = (one: Told, other: Told): boolean => {
  if (exact(one.value) === exact(other.value)) return true
  const isLetter = [one, other].some(({ where }) => where === EIN_LETTER)
  return isLetter && asIrs(one.value) === asIrs(other.value)
}

function differencesOf(about: RecordDifference['about'], told: readonly Told[]) {
  const [first, ...others] = told
  if (!first) return []
  return others
    .filter((other) => !agree(first, other))
    .map((other) => ({
      about,
      text: `The ${about} differs: “${first.value}” in the ${first.where}, “${other.value}” in the ${other.where}.`,
    }))
}

const known = (told: readonly Told[]) => told.filter(({ value }) => value.trim() !== '')

/** Holds name and address of a company against each other, letter for letter, as each paper has them. */
export function recordCheck(
  made: { readonly name: string; readonly address: string },
  records: Records,
): RecordCheck {
  const names = known([
    { where: 'articles', value: records.articlesName },
    { where: EIN_LETTER, value: records.einLetterName },
    { where: 'documents we made', value: made.name },
  ])
  const addresses = known([
    { where: 'articles', value: records.articlesAddress },
    { where: EIN_LETTER, value: records.einLetterAddress },
    { where: 'documents we made', value: made.address },
  ])
  const isChecked = records.articlesName !== '' || records.einLetterName !== ''
  return {
    compared: isChecked ? names.map(({ where }) => where) : [],
    differences: [...differencesOf('name', names), ...differencesOf('address', addresses)],
  }
}

export function checkText({ compared, differences }: RecordCheck): string {
  if (compared.length < 2) return 'Checked once your articles and your EIN letter are here.'
  const where = new Intl.ListFormat('en').format([...compared])
  return differences.length === 0
    ? `Name and address are the same in the ${where}.`
    : 'Banks compare these documents letter for letter. Write to us, and we correct what is ours.'
}
