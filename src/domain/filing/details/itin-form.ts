import {
  anyDay,
  type Check,
  choice,
  country,
  type DetailsForm,
  date,
  documentNumber,
  file,
  futureDay,
  itin,
  type LineField,
  latinName,
  latinText,
  type Option,
  optionsOf,
  part,
  pastDay,
  secret,
  select,
  ssnOrItin,
  tick,
  when,
  yesNo,
} from '@/src/domain/filing/details/field'
import { addressFields, declaration, phoneField } from '@/src/domain/filing/details/shared-fields'
import { ONE_NAME } from '@/src/domain/vocabulary/text/full-name'

/** The reasons of Form W-7, by its letters. */
const REASONS: readonly Option[] = optionsOf({
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
const EXCEPTIONS: readonly Option[] = optionsOf({
  '1': '1. Passive income with withholding or reporting (bank interest, dividends, partnership)',
  '2': '2. Wages, scholarships or gambling winnings with a treaty benefit',
  '3': '3. Mortgage interest that a lender reports',
  '4': '4. Sale of US real property by a foreign person',
  '5': '5. Reporting under T.D. 9363',
})

/** What proves who someone is. */
const DOCUMENTS: readonly Option[] = optionsOf({
  passport: 'Passport',
  national_id: 'National ID card',
  license: 'Driver’s license or state ID',
  uscis: 'USCIS document',
  other: 'Other',
})

const name = (
  name: string,
  label: string,
  { max = 100, ...more }: Partial<Omit<LineField, 'kind'>> = {},
): LineField => latinText(name, label, max, { autoComplete: 'off', ...more })

const abroad: Check = (value) =>
  value === 'US' ? 'Choose a country other than the United States' : null

/** The answers that name whose passport and numbers they are. */
const APPLICANT = ['firstName', 'lastName'] as const

/** What Form W-7 asks, in its order. The numbers in the comments are its lines. */
export const ITIN_FORM: DetailsForm = {
  service: 'itin',
  title: 'ITIN details',
  intro: () => 'The IRS asks for these on Form W-7. Have your passport ready.',
  parts: [
    part('reason', 'Why you need an ITIN', [
      select('reason', 'Reason', REASONS, {
        help: 'Choose the reason that applies to you. We cannot advise on it; a tax adviser can.',
      }),
      name('reasonOther', 'Which reason', { max: 150, when: when('reason', 'h') }),
      name('treatyCountry', 'Treaty country', {
        help: 'Only if you claim a benefit under its tax treaty with the United States.',
        when: when('reason', 'a', 'f'),
        optional: when('reason', 'f'),
      }),
      name('treatyArticle', 'Treaty article number', {
        max: 20,
        when: when('reason', 'a', 'f'),
        optional: when('reason', 'f'),
      }),
      name('relationship', 'How you are related to that person', {
        help: 'For example child or spouse.',
        when: when('reason', 'd', 'e', 'g'),
      }),
      name('relatedName', 'Full name of that person', { when: when('reason', 'd', 'e', 'g') }),
      secret('relatedTaxId', 'SSN or ITIN of that person', ssnOrItin, ['relatedName'], {
        placeholder: '123-45-6789',
        when: when('reason', 'd', 'e'),
      }),
      yesNo('withReturn', 'Do you send a US tax return with the application?', {
        help: 'The IRS requires one unless an exception applies.',
      }),
      select('exception', 'Exception that applies', EXCEPTIONS, { when: when('withReturn', 'no') }),
    ]),
    {
      id: 'name',
      title: 'Your name',
      intro: 'Exactly as in your passport, in Latin letters.',
      fields: [
        tick('hasOneName', ONE_NAME, {
          help: 'Then it is your last name, as in the passport.',
          optional: true,
          fact: 'oneName',
        }),
        name('firstName', 'First name', {
          half: true,
          fact: 'firstName',
          check: latinName,
          when: ({ is }) => is('hasOneName') !== 'yes',
        }), // 1a
        name('middleName', 'Middle name', { half: true, optional: true }),
        name('lastName', 'Last name', { half: true, fact: 'lastName', check: latinName }),
        yesNo('bornDifferent', 'Was your name at birth different?'), // 1b
        name('birthFirstName', 'First name at birth', {
          half: true,
          when: when('bornDifferent', 'yes'),
        }),
        name('birthLastName', 'Last name at birth', {
          half: true,
          when: when('bornDifferent', 'yes'),
        }),
      ],
    },
    {
      id: 'address',
      title: 'Your address',
      intro: 'The IRS sends the ITIN letter and your documents to the mailing address.',
      fields: [
        ...addressFields({ name: 'mailing', known: 'own' }), // 2
        yesNo('sameForeign', 'Is this your home outside the United States?', {
          help: 'Choose No if mail goes somewhere else, or if you live in the United States.',
          check: (value, { is }) =>
            value === 'yes' && is('mailingCountry') === 'US'
              ? 'Your mailing address is in the United States. Choose No and enter your home abroad.'
              : null,
        }), // 3
        ...addressFields({
          name: 'foreign',
          when: when('sameForeign', 'no'),
          inPerson: true,
          countryIsEnough: when('reason', 'c', 'd', 'e'), // who has moved names the last country
          checkCountry: abroad,
        }),
        phoneField('We and the IRS use these to reach you. They appear on the form.'),
      ],
    },
    part('birth', 'Your birth and citizenship', [
      secret('birthDate', 'Date of birth', pastDay, APPLICANT, { half: true, isDay: true }), // 4
      country('birthCountry', 'Country of birth', { half: true }),
      name('birthCity', 'City and state or province of birth', { optional: true }),
      choice('sex', 'Sex', optionsOf({ male: 'Male', female: 'Female' }), {
        help: 'As in your passport. The form has these two.',
      }), // 5
      country('citizenship', 'Country of citizenship', { half: true, fact: 'citizenship' }), // 6a
      country('secondCitizenship', 'Second citizenship', { half: true, optional: true }),
      secret('foreignTaxId', 'Tax number of your home country', documentNumber, APPLICANT, {
        help: 'If you have one.',
        optional: true,
      }), // 6b
    ]),
    {
      id: 'documents',
      title: 'Your passport or ID',
      intro:
        'The IRS needs the original, or a copy certified by the agency that issued it. It refuses notarized and plain copies. A passport stands alone; any other document needs a second one that shows you are not a US citizen.',
      fields: [
        select('documentKind', 'Document', DOCUMENTS), // 6d
        name('documentOther', 'Which document', { when: when('documentKind', 'other') }),
        country('documentCountry', 'Issued by', { half: true }),
        secret('documentNumber', 'Document number', documentNumber, APPLICANT),
        date('documentExpires', 'Expires on', futureDay, {
          half: true,
          help: 'The IRS accepts only a document that is still valid.',
        }),
        file('passportCopy', 'Copy of the document', 'identity', {
          help: 'A sharp color scan or photo of the whole page with your picture, so we can prepare the form. The IRS itself needs the original or a certified copy.',
        }),
        yesNo('enteredUs', 'Have you ever entered the United States?'),
        date('entryDate', 'Date you last entered', pastDay, { when: when('enteredUs', 'yes') }),
        yesNo('hasVisa', 'Do you have a US visa?'), // 6c
        name('visaType', 'Visa type', {
          half: true,
          help: 'For example B1/B2, F-1 or H-4.',
          max: 20,
          when: when('hasVisa', 'yes'),
        }),
        secret('visaNumber', 'Visa number', documentNumber, APPLICANT, {
          help: 'The red number at the lower right of the visa.',
          when: when('hasVisa', 'yes'),
        }),
        date('visaExpires', 'Visa expires on', anyDay, {
          half: true,
          when: when('hasVisa', 'yes'),
        }),
      ],
    },
    part('earlier', 'Earlier numbers', [
      yesNo('hadItin', 'Have you ever received an ITIN or an IRS number (IRSN)?'), // 6e
      secret('previousItin', 'That number', itin, APPLICANT, {
        placeholder: '9XX-XX-XXXX',
        when: when('hadItin', 'yes'),
      }), // 6f
      name('previousName', 'Name under which it was issued', { when: when('hadItin', 'yes') }),
      name('school', 'College, university or company in the United States', {
        when: when('reason', 'f'),
      }), // 6g
      name('schoolPlace', 'Its city and state', { when: when('reason', 'f') }),
      name('stay', 'Length of your stay', {
        help: 'For example “2 years”.',
        max: 40,
        when: when('reason', 'f'),
      }),
    ]),
    part('signature', 'Declaration', [
      declaration(
        'I have checked these details. To the best of my knowledge they are true, correct and complete. I sign Form W-7 itself once you have prepared it.',
      ),
    ]),
  ],
}
