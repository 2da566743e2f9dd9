import {
  anyDay,
  type Check,
  choice,
  type DetailsForm,
  date,
  email,
  latinText,
  longText,
  number,
  optionsOf,
  part,
  select,
  text,
  type When,
  when,
  wholeNumber,
  yesNo,
} from '@/src/domain/filing/details/field'
import { addressFields, declaration, phoneField } from '@/src/domain/filing/details/shared-fields'
import { FULL_NAME_MAX } from '@/src/domain/vocabulary/text/full-name'

const companyField = latinText('legalName', 'Legal name of the company', 200, {
  fact: 'companyName',
  shared: true,
})

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
    part('account', 'The account', [
      companyField,
      latinText('bank', 'Bank', 120, {
        help: 'Leave it empty to use the resolution at any bank.',
        optional: true,
      }),
      {
        kind: 'rows',
        name: 'signers',
        label: 'People who may use the account',
        one: 'person',
        max: 10,
        fields: [
          latinText('name', 'Full name', FULL_NAME_MAX),
          latinText('title', 'Title', 60, { half: true }),
        ],
      },
      choice(
        'howMany',
        'Who signs for a payment?',
        optionsOf({ one: 'Any one of them', two: 'Any two of them together' }),
      ),
    ]),
  ],
}

/** What Form 2553 asks beside what the formation says; SSNs are asked for with the form itself. */
export const S_CORPORATION_FORM: DetailsForm = {
  service: 's_corporation',
  title: 'S corporation details',
  intro: () =>
    'Form 2553 is due within 2 months and 15 days of the start of the tax year. Every owner signs it in ink.',
  parts: [
    part('eligibility', 'Who may elect', [
      companyField,
      yesNo('allUs', 'Is every owner a US citizen or US tax resident?', { check: MUST_BE_YES }),
      yesNo('allPeople', 'Is every owner a person, an estate or a trust that may hold shares?', {
        help: 'A company or partnership cannot own an S corporation.',
        check: MUST_BE_YES,
      }),
      number('owners', 'Number of owners', wholeNumber(1, 100), {
        help: 'At most 100. Members of one family count as one.',
      }),
      yesNo('oneClass', 'Do all owners have the same rights to profits and assets?', {
        check: MUST_BE_YES,
      }),
    ]),
    part('election', 'The election', [
      date('effectiveOn', 'First day of the election', anyDay, {
        help: 'The first day of the tax year. For a new company, the day it was formed or began business.',
      }),
      {
        kind: 'rows',
        name: 'shareholders',
        label: 'Owners who consent',
        one: 'owner',
        fact: 'owners',
        max: 100,
        fields: [
          latinText('name', 'Full name', FULL_NAME_MAX),
          latinText('address', 'Home address', 200, { help: 'Street, city, state and ZIP code' }),
          text('share', 'Shares or percent', 20, { half: true }),
          date('since', 'Owner since', anyDay, { half: true }),
          select(
            'homeState',
            'Lives in',
            optionsOf({ ...COMMUNITY_STATES, other: 'Another state' }),
            {
              help: 'The community property states are listed: there a husband or wife consents too.',
              half: true,
            },
          ),
          yesNo('isMarried', 'Married?', { when: livesInCommunity }),
          latinText('spouse', 'Name of the husband or wife', FULL_NAME_MAX, {
            when: (of) => livesInCommunity(of) && of.is('isMarried') === 'yes',
          }),
        ],
      },
      latinText('officer', 'Officer who signs for the company', FULL_NAME_MAX, {
        fact: 'fullName',
      }),
      phoneField('The IRS may call this number about the form.'),
      declaration('I understand that each owner signs Form 2553 in ink.'),
    ]),
  ],
}

/** Another name to do business under, as the state or county registers it. */
export const DBA_FORM: DetailsForm = {
  service: 'dba',
  title: 'Trade name details',
  intro: () => 'The state or county registers the name for the company at an address.',
  parts: [
    part('name', 'The name', [
      companyField,
      latinText('tradeName', 'Trade name', 200),
      latinText('secondChoice', 'Second choice', 200, { optional: true }),
      longText('activity', 'What is sold under this name?', 500),
      date('since', 'First used', anyDay, { optional: true }),
    ]),
    part('place', 'Where it is used', [
      latinText('county', 'County of the main place of business', 100),
      ...addressFields({ name: 'business', inPerson: true }),
    ]),
  ],
}

/** What USPS Form 1583 asks of anyone whose mail an agent receives. */
export const BUSINESS_ADDRESS_FORM: DetailsForm = {
  service: 'business_address',
  title: 'Business address details',
  intro: () =>
    'We may receive mail for you once USPS Form 1583 is signed before a notary, with two IDs.',
  parts: [
    part('person', 'Who receives the mail', [
      companyField,
      latinText('person', 'Full name, as on the ID', FULL_NAME_MAX, { fact: 'fullName' }),
      ...addressFields({ name: 'home', inPerson: true, known: 'own' }),
      phoneField('The post office may ask about the form.'),
    ]),
    part('mail', 'Your mail', [
      choice(
        'forward',
        'What should we do with letters?',
        optionsOf({
          scan: 'Scan them and keep the originals for 30 days',
          forward: 'Scan them and forward the originals',
        }),
      ),
      ...addressFields({ name: 'forwarding', when: when('forward', 'forward') }),
    ]),
  ],
}

/** Which name to register on the internet. */
export const DOMAIN_FORM: DetailsForm = {
  service: 'domain',
  title: 'Domain details',
  intro: () => 'Tell us which domain you want. We take the first choice that is free.',
  parts: [
    part('domain', 'The domain', [
      text('first', 'First choice', 100, { placeholder: 'yourcompany.com', check: domainName }),
      text('second', 'Second choice', 100, { optional: true, check: domainName }),
      text('third', 'Third choice', 100, { optional: true, check: domainName }),
      text('holder', 'Registered to', 200, {
        help: 'The domain belongs to this person or company. The public record hides it.',
        fact: 'companyName',
      }),
    ]),
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
    part('mailboxes', 'Your mailboxes', [
      {
        kind: 'rows',
        name: 'mailboxes',
        label: 'Mailboxes',
        one: 'mailbox',
        max: 5,
        fields: [
          text('name', 'Before the @', 40, { check: mailboxName, half: true }),
          text('person', 'Used by', FULL_NAME_MAX, { half: true }),
        ],
      },
      text('recovery', 'Email address for the first sign-in', 200, { check: email, fact: 'email' }),
    ]),
  ],
}
