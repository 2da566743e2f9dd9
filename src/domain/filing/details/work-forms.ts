import { anyDay, email, latin, wholeNumber } from '@/src/domain/filing/details/checks'
import {
  type Check,
  type DetailsForm,
  type LineField,
  optionsOf,
  type When,
  when,
  YES_NO,
} from '@/src/domain/filing/details/field'
import { addressFields, declaration, phoneField } from '@/src/domain/filing/details/shared-fields'
import { FULL_NAME_MAX } from '@/src/domain/vocabulary/text/full-name'

const companyField: LineField = {
  kind: 'text',
  name: 'legalName',
  label: 'Legal name of the company',
  max: 200,
  check: latin,
  fact: 'companyName',
  shared: true,
}

/** Where what a marriage earns belongs to both spouses. */
export const COMMUNITY_STATES = {
  AZ: 'Arizona',
  CA: 'California',
  ID: 'Idaho',
  LA: 'Louisiana',
  NV: 'Nevada',
  NM: 'New Mexico',
  TX: 'Texas',
  WA: 'Washington',
  WI: 'Wisconsin',
} as const

const livesInCommunity: When = ({ is }) => !['', 'other'].includes(is('homeState'))

const MUST_BE_YES: Check = (value) =>
  value === 'yes' ? null : 'The IRS does not accept the election then. Write to us for a refund.'

/** Who may open and use the company's bank account. */
export const BANKING_RESOLUTION_FORM: DetailsForm = {
  service: 'banking_resolution',
  title: 'Banking resolution details',
  intro: () => 'The resolution names the people who may use the account.',
  parts: [
    {
      id: 'account',
      title: 'The account',
      fields: [
        companyField,
        {
          kind: 'text',
          name: 'bank',
          label: 'Bank',
          help: 'Leave it empty to use the resolution at any bank.',
          max: 120,
          check: latin,
          optional: true,
        },
        {
          kind: 'rows',
          name: 'signers',
          label: 'People who may use the account',
          one: 'person',
          max: 10,
          fields: [
            { kind: 'text', name: 'name', label: 'Full name', max: FULL_NAME_MAX, check: latin },
            { kind: 'text', name: 'title', label: 'Title', max: 60, check: latin, half: true },
          ],
        },
        {
          kind: 'choice',
          name: 'howMany',
          label: 'Who signs for a payment?',
          options: optionsOf({ one: 'Any one of them', two: 'Any two of them together' }),
        },
      ],
    },
  ],
}

/** What Form 2553 asks beside what the formation says; SSNs are asked for with the form itself. */
export const S_CORPORATION_FORM: DetailsForm = {
  service: 's_corporation',
  title: 'S corporation details',
  intro: () =>
    'Form 2553 is due within 2 months and 15 days of the start of the tax year. Every owner signs it in ink.',
  parts: [
    {
      id: 'eligibility',
      title: 'Who may elect',
      fields: [
        companyField,
        {
          kind: 'choice',
          name: 'allUs',
          label: 'Is every owner a US citizen or US tax resident?',
          options: YES_NO,
          check: MUST_BE_YES,
        },
        {
          kind: 'choice',
          name: 'allPeople',
          label: 'Is every owner a person, an estate or a trust that may hold shares?',
          help: 'A company or partnership cannot own an S corporation.',
          options: YES_NO,
          check: MUST_BE_YES,
        },
        {
          kind: 'number',
          name: 'owners',
          label: 'Number of owners',
          help: 'At most 100. Members of one family count as one.',
          check: wholeNumber(1, 100),
        },
        {
          kind: 'choice',
          name: 'oneClass',
          label: 'Do all owners have the same rights to profits and assets?',
          options: YES_NO,
          check: MUST_BE_YES,
        },
      ],
    },
    {
      id: 'election',
      title: 'The election',
      fields: [
        {
          kind: 'date',
          name: 'effectiveOn',
          label: 'First day of the election',
          help: 'The first day of the tax year. For a new company, the day it was formed or began business.',
          check: anyDay,
        },
        {
          kind: 'rows',
          name: 'shareholders',
          label: 'Owners who consent',
          one: 'owner',
          fact: 'owners',
          max: 100,
          fields: [
            { kind: 'text', name: 'name', label: 'Full name', max: FULL_NAME_MAX, check: latin },
            {
              kind: 'text',
              name: 'address',
              label: 'Home address',
              help: 'Street, city, state and ZIP code',
              max: 200,
              check: latin,
            },
            { kind: 'text', name: 'share', label: 'Shares or percent', max: 20, half: true },
            { kind: 'date', name: 'since', label: 'Owner since', half: true, check: anyDay },
            {
              kind: 'select',
              name: 'homeState',
              label: 'Lives in',
              help: 'The community property states are listed: there a husband or wife consents too.',
              half: true,
              options: optionsOf({ ...COMMUNITY_STATES, other: 'Another state' }),
            },
            {
              kind: 'choice',
              name: 'isMarried',
              label: 'Married?',
              options: YES_NO,
              when: livesInCommunity,
            },
            {
              kind: 'text',
              name: 'spouse',
              label: 'Name of the husband or wife',
              max: FULL_NAME_MAX,
              check: latin,
              when: (of) => livesInCommunity(of) && of.is('isMarried') === 'yes',
            },
          ],
        },
        {
          kind: 'text',
          name: 'officer',
          label: 'Officer who signs for the company',
          max: FULL_NAME_MAX,
          check: latin,
          fact: 'fullName',
        },
        phoneField('The IRS may call this number about the form.'),
        declaration('I understand that each owner signs Form 2553 in ink.'),
      ],
    },
  ],
}

/** Another name to do business under, as the state or county registers it. */
export const DBA_FORM: DetailsForm = {
  service: 'dba',
  title: 'Trade name details',
  intro: () => 'The state or county registers the name for the company at an address.',
  parts: [
    {
      id: 'name',
      title: 'The name',
      fields: [
        companyField,
        { kind: 'text', name: 'tradeName', label: 'Trade name', max: 200, check: latin },
        {
          kind: 'text',
          name: 'secondChoice',
          label: 'Second choice',
          max: 200,
          check: latin,
          optional: true,
        },
        {
          kind: 'longText',
          name: 'activity',
          label: 'What is sold under this name?',
          max: 500,
        },
        { kind: 'date', name: 'since', label: 'First used', optional: true, check: anyDay },
      ],
    },
    {
      id: 'place',
      title: 'Where it is used',
      fields: [
        {
          kind: 'text',
          name: 'county',
          label: 'County of the main place of business',
          max: 100,
          check: latin,
        },
        ...addressFields({ name: 'business', inPerson: true }),
      ],
    },
  ],
}

/** What USPS Form 1583 asks of anyone whose mail an agent receives. */
export const BUSINESS_ADDRESS_FORM: DetailsForm = {
  service: 'business_address',
  title: 'Business address details',
  intro: () =>
    'We may receive mail for you once USPS Form 1583 is signed before a notary, with two IDs.',
  parts: [
    {
      id: 'person',
      title: 'Who receives the mail',
      fields: [
        companyField,
        {
          kind: 'text',
          name: 'person',
          label: 'Full name, as on the ID',
          max: FULL_NAME_MAX,
          check: latin,
          fact: 'fullName',
        },
        ...addressFields({ name: 'home', inPerson: true, known: 'own' }),
        phoneField('The post office may ask about the form.'),
      ],
    },
    {
      id: 'mail',
      title: 'Your mail',
      fields: [
        {
          kind: 'choice',
          name: 'forward',
          label: 'What should we do with letters?',
          options: optionsOf({
            scan: 'Scan them and keep the originals for 30 days',
            forward: 'Scan them and forward the originals',
          }),
        },
        ...addressFields({ name: 'forwarding', when: when('forward', 'forward') }),
      ],
    },
  ],
}

/** Which name to register on the internet. */
export const DOMAIN_FORM: DetailsForm = {
  service: 'domain',
  title: 'Domain details',
  intro: () => 'Tell us which domain you want. We take the first choice that is free.',
  parts: [
    {
      id: 'domain',
      title: 'The domain',
      fields: [
        {
          kind: 'text',
          name: 'first',
          label: 'First choice',
          max: 100,
          placeholder: 'yourcompany.com',
          check: domainName,
        },
        {
          kind: 'text',
          name: 'second',
          label: 'Second choice',
          max: 100,
          optional: true,
          check: domainName,
        },
        {
          kind: 'text',
          name: 'third',
          label: 'Third choice',
          max: 100,
          optional: true,
          check: domainName,
        },
        {
          kind: 'text',
          name: 'holder',
          label: 'Registered to',
          help: 'The domain belongs to this person or company. The public record hides it.',
          max: 200,
          fact: 'companyName',
        },
      ],
    },
  ],
}

function domainName(value: string): string | null {
  return /^(?=.{4,100}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}$/i.test(value)
    ? null
    : 'Enter a domain such as yourcompany.com'
}

const mailboxName: Check = (value) =>
  /^[a-z\d]([a-z\d._-]{0,38}[a-z\d])?$/i.test(value)
    ? null
    : 'Use letters, digits, dots and hyphens, such as hello'

/** Which mailboxes to set up. */
export const BUSINESS_EMAIL_FORM: DetailsForm = {
  service: 'business_email',
  title: 'Business email details',
  intro: () => 'The mailboxes are set up at your domain.',
  parts: [
    {
      id: 'mailboxes',
      title: 'Your mailboxes',
      fields: [
        {
          kind: 'rows',
          name: 'mailboxes',
          label: 'Mailboxes',
          one: 'mailbox',
          max: 5,
          fields: [
            {
              kind: 'text',
              name: 'name',
              label: 'Before the @',
              max: 40,
              check: mailboxName,
              half: true,
            },
            { kind: 'text', name: 'person', label: 'Used by', max: FULL_NAME_MAX, half: true },
          ],
        },
        {
          kind: 'text',
          name: 'recovery',
          label: 'Email address for the first sign-in',
          max: 200,
          check: email,
          fact: 'email',
        },
      ],
    },
  ],
}
