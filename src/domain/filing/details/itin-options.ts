import { type Option, optionsOf } from '@/src/domain/filing/details/field'

/** The reasons of Form W-7, by its letters. */
export const REASONS: readonly Option[] = optionsOf({
  a: 'a. Nonresident alien required to get an ITIN to claim a tax treaty benefit',
  b: 'b. Nonresident alien filing a US federal tax return',
  c: 'c. US resident alien (by days present) filing a US federal tax return',
  d: 'd. Dependent of a US citizen or resident alien',
  e: 'e. Spouse of a US citizen or resident alien',
  f: 'f. Nonresident student, professor or researcher filing a return or claiming an exception',
  g: 'g. Dependent or spouse of a nonresident alien holding a US visa',
  h: 'h. Other',
})

/** What stands in for a tax return. */
export const EXCEPTIONS: readonly Option[] = optionsOf({
  '1': '1. Passive income with withholding or reporting (bank interest, dividends, partnership)',
  '2': '2. Wages, scholarships or gambling winnings with a treaty benefit',
  '3': '3. Mortgage interest that a lender reports',
  '4': '4. Sale of US real property by a foreign person',
  '5': '5. Reporting under T.D. 9363',
})

/** What proves who someone is. */
export const DOCUMENTS: readonly Option[] = optionsOf({
  passport: 'Passport',
  national_id: 'National ID card',
  license: 'Driver’s license or state ID',
  uscis: 'USCIS document',
  other: 'Other',
})
