import {
  anyDay,
  type Check,
  choice,
  type DetailsForm,
  date,
  ein,
  latinText,
  number,
  type Option,
  optionsOf,
  part,
  secret,
  select,
  taxId,
  text,
  when,
  wholeNumber,
  yesNo,
} from '@/src/domain/filing/details/field'
import { addressFields, declaration, phoneField } from '@/src/domain/filing/details/shared-fields'
import { isPostBox } from '@/src/domain/filing/registered-agent'
import { FULL_NAME_MAX } from '@/src/domain/vocabulary/text/full-name'
import { MONTHS } from '@/src/domain/vocabulary/time/months'

/** Line 9a of Form SS-4, without what no one forms here: estates, governments, tribes. */
const ENTITY_TYPES: readonly Option[] = optionsOf({
  disregarded: 'LLC with one owner (disregarded entity)',
  llc_partnership: 'LLC with several owners (partnership)',
  corporation: 'Corporation (Form 1120), or an LLC taxed as one',
  s_corporation: 'S corporation (Form 1120-S)',
  personal_service: 'Personal service corporation',
  partnership: 'Partnership',
  sole_proprietor: 'Sole proprietor',
  nonprofit: 'Nonprofit organization',
  trust: 'Trust',
  other: 'Other',
})

/** Of these, what a company that a state formed as a corporation can be. */
const CORPORATION_TYPES: readonly string[] = [
  'corporation',
  's_corporation',
  'personal_service',
  'nonprofit',
]

/** Line 10. */
const REASONS: readonly Option[] = optionsOf({
  started: 'Started a new business',
  hired: 'Hired employees',
  banking: 'Banking purpose',
  withholding: 'Compliance with IRS withholding rules',
  changed: 'Changed the type of organization',
  purchased: 'Purchased a going business',
  trust: 'Created a trust',
  pension: 'Created a pension plan',
  other: 'Other',
})

/** Line 16. */
const ACTIVITIES: readonly Option[] = optionsOf({
  construction: 'Construction',
  real_estate: 'Real estate',
  rental: 'Rental and leasing',
  manufacturing: 'Manufacturing',
  transport: 'Transportation and warehousing',
  finance: 'Finance and insurance',
  health: 'Health care and social assistance',
  food: 'Accommodation and food service',
  wholesale_agent: 'Wholesale: agent or broker',
  wholesale: 'Wholesale: other',
  retail: 'Retail, online included',
  other: 'Other',
})

/** Line 12. */
const CLOSING_MONTHS: readonly Option[] = MONTHS.map((label, index) => ({
  value: String(index + 1),
  label,
}))

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
    part('business', 'The business', [
      latinText('legalName', 'Legal name', 200, {
        help: 'In full, as on the formation document: “Blue Heron LLC”.',
        fact: 'companyName',
        shared: true,
      }), // 1
      latinText('tradeName', 'Trade name', 200, {
        help: 'Only if the business uses another name in public.',
        optional: true,
      }), // 2
      yesNo('isLlc', 'Is it an LLC?', { shared: true }), // 8a
      number('llcMembers', 'Number of owners (members)', wholeNumber(1, 9999), {
        when: when('isLlc', 'yes'),
        shared: true,
      }), // 8b
      yesNo('llcInUs', 'Was the LLC formed in the United States?', {
        when: when('isLlc', 'yes'),
        shared: true,
      }), // 8c
      select('entityType', 'How the business is taxed', ENTITY_TYPES, {
        help: 'An LLC with one owner is disregarded and one with several is a partnership, unless it chose to be taxed as a corporation. A corporation files Form 1120, unless it chose to be an S corporation.',
        check: (value, { context }) =>
          context.companyType === 'corporation' && !CORPORATION_TYPES.includes(value)
            ? 'This order forms a corporation. Choose one of its types.'
            : null,
        fact: 'entityType',
      }), // 9a
      latinText('entityOther', 'What kind of entity it is', 100, {
        when: when('entityType', 'other'),
      }),
      latinText('incorporatedIn', 'State or country of incorporation', 100, {
        when: when('entityType', 'corporation', 's_corporation', 'personal_service'),
        fact: 'stateName',
      }), // 9b
    ]),
    {
      id: 'addresses',
      title: 'Location',
      intro:
        'The IRS sends the EIN letter to the mailing address. It may be outside the United States.',
      fields: [
        ...addressFields({ name: 'mailing', known: 'mail' }), // 4
        yesNo('samePhysical', 'Is the business at this address?', {
          help: 'Choose No for a PO box, or if mail goes somewhere else.',
          fact: 'samePhysical',
          check: (value, { is }) =>
            value === 'yes' && isPostBox(is('mailingStreet'))
              ? 'The mailing address is a PO box. Choose No and enter where the business is.'
              : null,
        }),
        ...addressFields({
          name: 'physical', // 5
          when: when('samePhysical', 'no'),
          inPerson: true,
          known: 'office',
        }),
        latinText('county', 'County of the main place of business', 100, {
          half: true,
          help: 'For example Laramie County. Outside the United States: the province or region.',
        }), // 6
        latinText('countyState', 'State of that county', 100, {
          half: true,
          help: 'Outside the United States: the country.',
        }),
      ],
    },
    {
      id: 'party',
      title: 'Responsible party',
      intro:
        'The person who owns or controls the business and its money. The IRS does not accept a company here.',
      fields: [
        latinText('partyName', 'Full legal name', FULL_NAME_MAX, {
          help: 'As on their Social Security card or passport.',
          fact: 'partyName',
          shared: true,
        }), // 7a
        choice(
          'taxIdKind',
          'Their US tax number',
          optionsOf({ ssn: 'SSN', itin: 'ITIN', foreign: 'Foreign, none' }),
          { fact: 'taxIdKind', shared: true },
        ), // 7b
        secret('taxId', 'SSN or ITIN', taxId, ['partyName'], {
          of: 'taxIdKind',
          placeholder: '123-45-6789',
          when: when('taxIdKind', 'ssn', 'itin'),
          shared: true,
        }),
        latinText('partyTitle', 'Their title in the business', 60, {
          help: 'For example Owner, Member, Managing Member or President.',
        }),
        phoneField('Where the IRS can reach them. It is on the form.'),
      ],
    },
    part('reason', 'Reason and start date', [
      select('reason', 'Reason for applying', REASONS), // 10
      latinText('reasonDetail', 'In a few words', 100, {
        help: 'For example the kind of business started, or what the bank account is for.',
        when: when('reason', 'started', 'banking', 'changed', 'trust', 'pension', 'other'),
      }),
      date('startDate', 'Date the business started or was acquired', anyDay, {
        half: true,
        help: 'For a new company: the date on the state’s certificate.',
        shared: true,
      }), // 11
      select('closingMonth', 'Closing month of the accounting year', CLOSING_MONTHS, {
        half: true,
        help: 'December for most businesses.',
        fact: 'closingMonth',
        suggested:
          'December is filled in because the owners pay tax as people, by the calendar year. Change it if your accountant says so.',
      }), // 12
    ]),
    part('employees', 'Employees in the next 12 months', [
      yesNo('hasEmployees', 'Do you expect to have employees in the United States?'),
      ...EMPLOYEES.map(([name, label]) =>
        number(name, label, name === 'other' ? someEmployee : wholeNumber(0, 99_999), {
          help: 'The highest number at any one time. Enter 0 for none.',
          when: when('hasEmployees', 'yes'),
        }),
      ), // 13
      yesNo('annualReturn', 'Will employment tax be $1,000 or less a year?', {
        help: 'That is about $5,000 or less in wages. You can then file once a year on Form 944.',
        when: when('hasEmployees', 'yes'),
      }), // 14
      date('firstWages', 'First date wages are paid', anyDay, {
        when: when('hasEmployees', 'yes'),
      }), // 15
    ]),
    part('activity', 'What the business does', [
      select('activity', 'Principal activity', ACTIVITIES), // 16
      latinText('activityOther', 'Which activity', 100, { when: when('activity', 'other') }),
      latinText('product', 'Main product, service or work', 150, {
        help: 'For example “online sale of handmade bags” or “web design”.',
      }), // 17
      yesNo('hadEin', 'Has the business ever received an EIN before?'), // 18
      text('previousEin', 'Previous EIN', 10, {
        check: ein,
        isCode: true,
        placeholder: '12-3456789',
        when: when('hadEin', 'yes'),
      }),
    ]),
    {
      id: 'signature',
      title: 'Authorization',
      intro:
        'The IRS requires your signature on Form SS-4 before we may apply. We send you the form to sign, and our time counts from your signature.',
      fields: [
        yesNo(
          'designee',
          'May we receive the EIN and answer the IRS’s questions about this form?',
          { help: 'This makes us your third-party designee until the EIN is assigned.' },
        ),
        declaration(
          'I have checked these details. To the best of my knowledge they are true, correct and complete, and I may sign for the business.',
        ),
      ],
    },
  ],
}
