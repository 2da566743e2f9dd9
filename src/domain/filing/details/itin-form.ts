import {
  anyDay,
  documentNumber,
  futureDay,
  itin,
  latin,
  latinName,
  pastDay,
  ssnOrItin,
} from '@/src/domain/filing/details/checks'
import {
  type Check,
  type DetailsForm,
  type LineField,
  optionsOf,
  when,
  YES_NO,
} from '@/src/domain/filing/details/field'
import { DOCUMENTS, EXCEPTIONS, REASONS } from '@/src/domain/filing/details/itin-options'
import { addressFields, declaration, phoneField } from '@/src/domain/filing/details/shared-fields'
import { ONE_NAME } from '@/src/domain/vocabulary/text/full-name'

const name = (
  field: Pick<LineField, 'name' | 'label'> & Partial<Omit<LineField, 'kind'>>,
): LineField => ({ kind: 'text', max: 100, check: latin, autoComplete: 'off', ...field })

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
    {
      id: 'reason',
      title: 'Why you need an ITIN',
      fields: [
        {
          kind: 'select',
          name: 'reason',
          label: 'Reason',
          help: 'Choose the reason that applies to you. We cannot advise on it; a tax adviser can.',
          options: REASONS,
        },
        name({
          name: 'reasonOther',
          label: 'Which reason',
          max: 150,
          when: when('reason', 'h'),
        }),
        name({
          name: 'treatyCountry',
          label: 'Treaty country',
          help: 'Only if you claim a benefit under its tax treaty with the United States.',
          when: when('reason', 'a', 'f'),
          optional: when('reason', 'f'),
        }),
        name({
          name: 'treatyArticle',
          label: 'Treaty article number',
          max: 20,
          when: when('reason', 'a', 'f'),
          optional: when('reason', 'f'),
        }),
        name({
          name: 'relationship',
          label: 'How you are related to that person',
          help: 'For example child or spouse.',
          when: when('reason', 'd', 'e', 'g'),
        }),
        name({
          name: 'relatedName',
          label: 'Full name of that person',
          when: when('reason', 'd', 'e', 'g'),
        }),
        {
          kind: 'secret',
          name: 'relatedTaxId',
          whose: ['relatedName'],
          label: 'SSN or ITIN of that person',
          check: ssnOrItin,
          placeholder: '123-45-6789',
          when: when('reason', 'd', 'e'),
        },
        {
          kind: 'choice',
          name: 'withReturn',
          label: 'Do you send a US tax return with the application?',
          help: 'The IRS requires one unless an exception applies.',
          options: YES_NO,
        },
        {
          kind: 'select',
          name: 'exception',
          label: 'Exception that applies',
          options: EXCEPTIONS,
          when: when('withReturn', 'no'),
        },
      ],
    },
    {
      id: 'name',
      title: 'Your name',
      intro: 'Exactly as in your passport, in Latin letters.',
      fields: [
        {
          kind: 'tick',
          name: 'hasOneName',
          label: ONE_NAME,
          help: 'Then it is your last name, as in the passport.',
          optional: true,
          fact: 'oneName',
        },
        name({
          name: 'firstName', // 1a
          half: true,
          label: 'First name',
          fact: 'firstName',
          check: latinName,
          when: ({ is }) => is('hasOneName') !== 'yes',
        }),
        name({ name: 'middleName', half: true, label: 'Middle name', optional: true }),
        name({
          name: 'lastName',
          half: true,
          label: 'Last name',
          fact: 'lastName',
          check: latinName,
        }),
        {
          kind: 'choice', // 1b
          name: 'bornDifferent',
          label: 'Was your name at birth different?',
          options: YES_NO,
        },
        name({
          name: 'birthFirstName',
          half: true,
          label: 'First name at birth',
          when: when('bornDifferent', 'yes'),
        }),
        name({
          name: 'birthLastName',
          half: true,
          label: 'Last name at birth',
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
        {
          kind: 'choice', // 3
          name: 'sameForeign',
          label: 'Is this your home outside the United States?',
          help: 'Choose No if mail goes somewhere else, or if you live in the United States.',
          options: YES_NO,
          check: (value, { is }) =>
            value === 'yes' && is('mailingCountry') === 'US'
              ? 'Your mailing address is in the United States. Choose No and enter your home abroad.'
              : null,
        },
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
    {
      id: 'birth',
      title: 'Your birth and citizenship',
      fields: [
        {
          kind: 'secret', // 4
          name: 'birthDate',
          whose: APPLICANT,
          half: true,
          label: 'Date of birth',
          isDay: true,
          check: pastDay,
        },
        { kind: 'country', name: 'birthCountry', half: true, label: 'Country of birth' },
        name({
          name: 'birthCity',
          label: 'City and state or province of birth',
          optional: true,
        }),
        {
          kind: 'choice', // 5
          name: 'sex',
          label: 'Sex',
          help: 'As in your passport. The form has these two.',
          options: optionsOf({ male: 'Male', female: 'Female' }),
        },
        {
          kind: 'country', // 6a
          name: 'citizenship',
          half: true,
          label: 'Country of citizenship',
          fact: 'citizenship',
        },
        {
          kind: 'country',
          name: 'secondCitizenship',
          half: true,
          label: 'Second citizenship',
          optional: true,
        },
        {
          kind: 'secret', // 6b
          name: 'foreignTaxId',
          whose: APPLICANT,
          label: 'Tax number of your home country',
          help: 'If you have one.',
          check: documentNumber,
          optional: true,
        },
      ],
    },
    {
      id: 'documents',
      title: 'Your passport or ID',
      intro:
        'The IRS needs the original, or a copy certified by the agency that issued it. It refuses notarized and plain copies. A passport stands alone; any other document needs a second one that shows you are not a US citizen.',
      fields: [
        { kind: 'select', name: 'documentKind', label: 'Document', options: DOCUMENTS }, // 6d
        name({
          name: 'documentOther',
          label: 'Which document',
          when: when('documentKind', 'other'),
        }),
        { kind: 'country', name: 'documentCountry', half: true, label: 'Issued by' },
        {
          kind: 'secret',
          name: 'documentNumber',
          whose: APPLICANT,
          label: 'Document number',
          check: documentNumber,
        },
        {
          kind: 'date',
          name: 'documentExpires',
          half: true,
          label: 'Expires on',
          help: 'The IRS accepts only a document that is still valid.',
          check: futureDay,
        },
        {
          kind: 'file',
          name: 'passportCopy',
          label: 'Copy of the document',
          help: 'A sharp color scan or photo of the whole page with your picture, so we can prepare the form. The IRS itself needs the original or a certified copy.',
          document: 'identity',
        },
        {
          kind: 'choice',
          name: 'enteredUs',
          label: 'Have you ever entered the United States?',
          options: YES_NO,
        },
        {
          kind: 'date',
          name: 'entryDate',
          label: 'Date you last entered',
          check: pastDay,
          when: when('enteredUs', 'yes'),
        },
        {
          kind: 'choice', // 6c
          name: 'hasVisa',
          label: 'Do you have a US visa?',
          options: YES_NO,
        },
        name({
          name: 'visaType',
          half: true,
          label: 'Visa type',
          help: 'For example B1/B2, F-1 or H-4.',
          max: 20,
          when: when('hasVisa', 'yes'),
        }),
        {
          kind: 'secret',
          name: 'visaNumber',
          whose: APPLICANT,
          label: 'Visa number',
          help: 'The red number at the lower right of the visa.',
          check: documentNumber,
          when: when('hasVisa', 'yes'),
        },
        {
          kind: 'date',
          name: 'visaExpires',
          half: true,
          label: 'Visa expires on',
          check: anyDay,
          when: when('hasVisa', 'yes'),
        },
      ],
    },
    {
      id: 'earlier',
      title: 'Earlier numbers',
      fields: [
        {
          kind: 'choice', // 6e
          name: 'hadItin',
          label: 'Have you ever received an ITIN or an IRS number (IRSN)?',
          options: YES_NO,
        },
        {
          kind: 'secret', // 6f
          name: 'previousItin',
          whose: APPLICANT,
          label: 'That number',
          check: itin,
          placeholder: '9XX-XX-XXXX',
          when: when('hadItin', 'yes'),
        },
        name({
          name: 'previousName',
          label: 'Name under which it was issued',
          when: when('hadItin', 'yes'),
        }),
        name({
          name: 'school', // 6g
          label: 'College, university or company in the United States',
          when: when('reason', 'f'),
        }),
        name({
          name: 'schoolPlace',
          label: 'Its city and state',
          when: when('reason', 'f'),
        }),
        name({
          name: 'stay',
          label: 'Length of your stay',
          help: 'For example “2 years”.',
          max: 40,
          when: when('reason', 'f'),
        }),
      ],
    },
    {
      id: 'signature',
      title: 'Declaration',
      fields: [
        declaration(
          'I have checked these details. To the best of my knowledge they are true, correct and complete. I sign Form W-7 itself once you have prepared it.',
        ),
      ],
    },
  ],
}
