import { BUSINESS_TYPES } from '@/src/domain/checkout/service-questions'
import { ein, email, month, phone, wholeNumber } from '@/src/domain/filing/details/checks'
import {
  type DetailsForm,
  type LineField,
  optionsOf,
  when,
  YES_NO,
} from '@/src/domain/filing/details/field'

const count = (name: string, label: string, help?: string): LineField => ({
  kind: 'number',
  name,
  label,
  ...(help ? { help } : {}),
  check: wholeNumber(0, 999),
})

/** What a bookkeeper has to know before the first month. */
export const BOOKKEEPING_FORM: DetailsForm = {
  service: 'bookkeeping',
  title: 'Bookkeeping details',
  intro: () => 'Your bookkeeper needs these to start.',
  parts: [
    {
      id: 'business',
      title: 'The business',
      fields: [
        {
          kind: 'text',
          name: 'legalName',
          label: 'Legal name',
          max: 200,
          fact: 'companyName',
        },
        {
          kind: 'select',
          name: 'businessType',
          label: 'Business type',
          options: optionsOf(BUSINESS_TYPES),
          fact: 'businessType',
        },
        {
          kind: 'choice',
          name: 'hasEin',
          label: 'Does it have an EIN?',
          options: optionsOf({ yes: 'Yes', no: 'Not yet' }),
        },
        {
          kind: 'text',
          name: 'ein',
          label: 'EIN',
          max: 10,
          check: ein,
          isCode: true,
          placeholder: '12-3456789',
          when: when('hasEin', 'yes'),
        },
        {
          kind: 'longText',
          name: 'activity',
          label: 'What the business does',
          help: 'One sentence is enough.',
          max: 500,
        },
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      fields: [
        count('bankAccounts', 'Bank accounts', 'Checking and savings, PayPal and Wise included.'),
        count('cardAccounts', 'Credit cards'),
        {
          kind: 'text',
          name: 'banks',
          label: 'Which banks',
          help: 'For example Mercury, Wise, Chase. No account numbers, please.',
          max: 300,
        },
        {
          kind: 'select',
          name: 'transactions',
          label: 'Transactions a month',
          options: optionsOf({
            '50': 'Up to 50',
            '200': '51 to 200',
            '500': '201 to 500',
            more: 'More than 500',
          }),
        },
        {
          kind: 'select',
          name: 'statements',
          label: 'How we get your statements',
          options: optionsOf({
            upload: 'I upload them each month',
            invite: 'I invite you with read-only access',
            feed: 'Through the feed of the accounting software',
          }),
        },
      ],
    },
    {
      id: 'books',
      title: 'Your books',
      fields: [
        {
          kind: 'select',
          name: 'software',
          label: 'Accounting software',
          options: optionsOf({
            none: 'None yet',
            quickbooks: 'QuickBooks Online',
            xero: 'Xero',
            wave: 'Wave',
            zoho: 'Zoho Books',
            freshbooks: 'FreshBooks',
            other: 'Other',
          }),
        },
        {
          kind: 'text',
          name: 'softwareOther',
          label: 'Which software',
          max: 100,
          when: when('software', 'other'),
        },
        {
          kind: 'month',
          name: 'firstMonth',
          label: 'First month we keep',
          help: 'We categorize transactions from this month on.',
          check: month,
        },
        {
          kind: 'choice',
          name: 'method',
          label: 'Accounting method',
          options: optionsOf({ cash: 'Cash', accrual: 'Accrual', unsure: 'Not sure' }),
        },
        {
          kind: 'ticks',
          name: 'channels',
          label: 'Where you sell',
          options: optionsOf({
            shopify: 'Shopify',
            amazon: 'Amazon',
            etsy: 'Etsy',
            ebay: 'eBay',
            stripe: 'Stripe',
            invoices: 'Invoices',
            store: 'A store',
            other: 'Elsewhere',
          }),
        },
        {
          kind: 'choice',
          name: 'inventory',
          label: 'Do you hold inventory?',
          options: YES_NO,
        },
        {
          kind: 'choice',
          name: 'currencies',
          label: 'Do you use currencies other than the US dollar?',
          options: YES_NO,
        },
      ],
    },
    {
      id: 'people',
      title: 'People',
      fields: [
        { kind: 'choice', name: 'payroll', label: 'Do you run payroll?', options: YES_NO },
        {
          ...count('employees', 'People on payroll'),
          check: wholeNumber(1, 9999),
          when: when('payroll', 'yes'),
        },
        {
          kind: 'text',
          name: 'payrollProvider',
          label: 'Payroll provider',
          help: 'For example Gusto or ADP.',
          max: 100,
          optional: true,
          when: when('payroll', 'yes'),
        },
        {
          kind: 'choice',
          name: 'hasAccountant',
          label: 'Does an accountant file your tax return?',
          options: YES_NO,
        },
        {
          kind: 'text',
          name: 'accountantName',
          label: 'Name of the accountant',
          max: 200,
          when: when('hasAccountant', 'yes'),
        },
        {
          kind: 'text',
          name: 'accountantEmail',
          label: 'Their email',
          help: 'We can send them the year’s books if you like.',
          max: 254,
          check: email,
          isCode: true,
          when: when('hasAccountant', 'yes'),
        },
        {
          kind: 'text',
          name: 'accountantPhone',
          label: 'Their phone',
          max: 40,
          check: phone,
          isCode: true,
          optional: true,
          when: when('hasAccountant', 'yes'),
        },
        {
          kind: 'longText',
          name: 'notes',
          label: 'Anything else we should know',
          max: 2000,
          optional: true,
        },
      ],
    },
  ],
}
