import { anyDay, ein, latin, taxId, wholeNumber } from '@/src/domain/filing/details/checks'
import {
  ACTIVITIES,
  CLOSING_MONTHS,
  CORPORATION_TYPES,
  ENTITY_TYPES,
  REASONS,
} from '@/src/domain/filing/details/ein-options'
import {
  type Check,
  type DetailsForm,
  optionsOf,
  when,
  YES_NO,
} from '@/src/domain/filing/details/field'
import { addressFields, declaration, phoneField } from '@/src/domain/filing/details/shared-fields'
import { isPostBox } from '@/src/domain/filing/registered-agent'
import { FULL_NAME_MAX } from '@/src/domain/vocabulary/text/full-name'

const EMPLOYEES = [
  ['agricultural', 'Agricultural employees'],
  ['household', 'Household employees'],
  ['other', 'Other employees'],
] as const

/** Anyone who expects employees expects one at least. */
const someEmployee: Check = (value, of) =>
  wholeNumber(0, 99_999)(value, of) ??
  (EMPLOYEES.every(([name]) => Number(of.is(name)) === 0)
    ? 'Enter at least one employee, or choose No above'
    : null)

/** What Form SS-4 asks, in its order. The numbers in the comments are its lines. */
export const EIN_FORM: DetailsForm = {
  service: 'ein',
  title: 'EIN details',
  intro: ({ withFormation }) =>
    withFormation
      ? 'Your formation details answer most of Form SS-4. These questions cover the rest.'
      : 'The IRS asks for these on Form SS-4.',
  parts: [
    {
      id: 'business',
      title: 'The business',
      fields: [
        {
          kind: 'text', // 1
          name: 'legalName',
          label: 'Legal name',
          help: 'In full, as on the formation document: “Blue Heron LLC”.',
          max: 200,
          check: latin,
          fact: 'companyName',
          shared: true,
        },
        {
          kind: 'text', // 2
          name: 'tradeName',
          label: 'Trade name',
          help: 'Only if the business uses another name in public.',
          max: 200,
          check: latin,
          optional: true,
        },
        {
          kind: 'choice', // 8a
          name: 'isLlc',
          label: 'Is it an LLC?',
          options: YES_NO,
          shared: true,
        },
        {
          kind: 'number', // 8b
          name: 'llcMembers',
          label: 'Number of owners (members)',
          check: wholeNumber(1, 9999),
          when: when('isLlc', 'yes'),
          shared: true,
        },
        {
          kind: 'choice', // 8c
          name: 'llcInUs',
          label: 'Was the LLC formed in the United States?',
          options: YES_NO,
          when: when('isLlc', 'yes'),
          shared: true,
        },
        {
          kind: 'select', // 9a
          name: 'entityType',
          label: 'How the business is taxed',
          help: 'An LLC with one owner is disregarded and one with several is a partnership, unless it chose to be taxed as a corporation. A corporation files Form 1120, unless it chose to be an S corporation.',
          options: ENTITY_TYPES,
          check: (value, { context }) =>
            context.companyType === 'corporation' && !CORPORATION_TYPES.includes(value)
              ? 'This order forms a corporation. Choose one of its types.'
              : null,
          fact: 'entityType',
        },
        {
          kind: 'text',
          name: 'entityOther',
          label: 'What kind of entity it is',
          max: 100,
          check: latin,
          when: when('entityType', 'other'),
        },
        {
          kind: 'text', // 9b
          name: 'incorporatedIn',
          label: 'State or country of incorporation',
          max: 100,
          check: latin,
          when: when('entityType', 'corporation', 's_corporation', 'personal_service'),
          fact: 'stateName',
        },
      ],
    },
    {
      id: 'addresses',
      title: 'Location',
      intro:
        'The IRS sends the EIN letter to the mailing address. It may be outside the United States.',
      fields: [
        ...addressFields({ name: 'mailing', known: 'mail' }), // 4
        {
          kind: 'choice',
          name: 'samePhysical',
          label: 'Is the business at this address?',
          help: 'Choose No for a PO box, or if mail goes somewhere else.',
          options: YES_NO,
          fact: 'samePhysical',
          check: (value, { is }) =>
            value === 'yes' && isPostBox(is('mailingStreet'))
              ? 'The mailing address is a PO box. Choose No and enter where the business is.'
              : null,
        },
        ...addressFields({
          name: 'physical', // 5
          when: when('samePhysical', 'no'),
          inPerson: true,
          known: 'office',
        }),
        {
          kind: 'text', // 6
          name: 'county',
          half: true,
          label: 'County of the main place of business',
          help: 'For example Laramie County. Outside the United States: the province or region.',
          max: 100,
          check: latin,
        },
        {
          kind: 'text',
          name: 'countyState',
          half: true,
          label: 'State of that county',
          help: 'Outside the United States: the country.',
          max: 100,
          check: latin,
        },
      ],
    },
    {
      id: 'party',
      title: 'Responsible party',
      intro:
        'The person who owns or controls the business and its money. The IRS does not accept a company here.',
      fields: [
        {
          kind: 'text', // 7a
          name: 'partyName',
          label: 'Full legal name',
          help: 'As on their Social Security card or passport.',
          max: FULL_NAME_MAX,
          check: latin,
          fact: 'partyName',
          shared: true,
        },
        {
          kind: 'choice', // 7b
          name: 'taxIdKind',
          label: 'Their US tax number',
          options: optionsOf({ ssn: 'SSN', itin: 'ITIN', foreign: 'Foreign, none' }),
          fact: 'taxIdKind',
          shared: true,
        },
        {
          kind: 'secret',
          name: 'taxId',
          label: 'SSN or ITIN',
          check: taxId,
          of: 'taxIdKind',
          whose: ['partyName'],
          placeholder: '123-45-6789',
          when: when('taxIdKind', 'ssn', 'itin'),
          shared: true,
        },
        {
          kind: 'text',
          name: 'partyTitle',
          label: 'Their title in the business',
          help: 'For example Owner, Member, Managing Member or President.',
          max: 60,
          check: latin,
        },
        phoneField('Where the IRS can reach them. It is on the form.'),
      ],
    },
    {
      id: 'reason',
      title: 'Reason and start date',
      fields: [
        { kind: 'select', name: 'reason', label: 'Reason for applying', options: REASONS }, // 10
        {
          kind: 'text',
          name: 'reasonDetail',
          label: 'In a few words',
          help: 'For example the kind of business started, or what the bank account is for.',
          max: 100,
          check: latin,
          when: when('reason', 'started', 'banking', 'changed', 'trust', 'pension', 'other'),
        },
        {
          kind: 'date', // 11
          name: 'startDate',
          half: true,
          label: 'Date the business started or was acquired',
          help: 'For a new company: the date on the state’s certificate.',
          check: anyDay,
          shared: true,
        },
        {
          kind: 'select', // 12
          name: 'closingMonth',
          half: true,
          label: 'Closing month of the accounting year',
          help: 'December for most businesses.',
          options: CLOSING_MONTHS,
          fact: 'closingMonth',
          suggested:
            'December is filled in because the owners pay tax as people, by the calendar year. Change it if your accountant says so.',
        },
      ],
    },
    {
      id: 'employees',
      title: 'Employees in the next 12 months',
      fields: [
        {
          kind: 'choice',
          name: 'hasEmployees',
          label: 'Do you expect to have employees in the United States?',
          options: YES_NO,
        },
        ...EMPLOYEES.map(([name, label]) => ({
          kind: 'number' as const, // 13
          name,
          label,
          help: 'The highest number at any one time. Enter 0 for none.',
          check: name === 'other' ? someEmployee : wholeNumber(0, 99_999),
          when: when('hasEmployees', 'yes'),
        })),
        {
          kind: 'choice', // 14
          name: 'annualReturn',
          label: 'Will employment tax be $1,000 or less a year?',
          help: 'That is about $5,000 or less in wages. You can then file once a year on Form 944.',
          options: YES_NO,
          when: when('hasEmployees', 'yes'),
        },
        {
          kind: 'date', // 15
          name: 'firstWages',
          label: 'First date wages are paid',
          check: anyDay,
          when: when('hasEmployees', 'yes'),
        },
      ],
    },
    {
      id: 'activity',
      title: 'What the business does',
      fields: [
        { kind: 'select', name: 'activity', label: 'Principal activity', options: ACTIVITIES }, // 16
        {
          kind: 'text',
          name: 'activityOther',
          label: 'Which activity',
          max: 100,
          check: latin,
          when: when('activity', 'other'),
        },
        {
          kind: 'text', // 17
          name: 'product',
          label: 'Main product, service or work',
          help: 'For example “online sale of handmade bags” or “web design”.',
          max: 150,
          check: latin,
        },
        {
          kind: 'choice', // 18
          name: 'hadEin',
          label: 'Has the business ever received an EIN before?',
          options: YES_NO,
        },
        {
          kind: 'text',
          name: 'previousEin',
          label: 'Previous EIN',
          max: 10,
          check: ein,
          isCode: true,
          placeholder: '12-3456789',
          when: when('hadEin', 'yes'),
        },
      ],
    },
    {
      id: 'signature',
      title: 'Authorization',
      intro:
        'The IRS requires your signature on Form SS-4 before we may apply. We send you the form to sign, and our time counts from your signature.',
      fields: [
        {
          kind: 'choice',
          name: 'designee',
          label: 'May we receive the EIN and answer the IRS’s questions about this form?',
          help: 'This makes us your third-party designee until the EIN is assigned.',
          options: YES_NO,
        },
        declaration(
          'I have checked these details. To the best of my knowledge they are true, correct and complete, and I may sign for the business.',
        ),
      ],
    },
  ],
}
