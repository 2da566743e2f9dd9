import { BUSINESS_TYPES } from '@/src/domain/checkout/service-questions'
import {
  choice,
  type DetailsForm,
  ein,
  email,
  type LineField,
  longText,
  month,
  number,
  optionsOf,
  part,
  phone,
  select,
  text,
  ticks,
  when,
  wholeNumber,
  yesNo,
} from '@/src/domain/filing/details/field'

const count = (name: string, label: string, help?: string): LineField =>
  number(name, label, wholeNumber(0, 999), help ? { help } : {})

/** What a bookkeeper has to know before the first month. */
export const BOOKKEEPING_FORM: DetailsForm = {
  service: 'bookkeeping',
  title: 'Bookkeeping details',
  intro: () => 'Your bookkeeper needs these to start.',
  parts: [
    part('business', 'The business', [
      text('legalName', 'Legal name', 200, { fact: 'companyName' }),
      select('businessType', 'Business type', optionsOf(BUSINESS_TYPES), { fact: 'businessType' }),
      choice('hasEin', 'Does it have an EIN?', optionsOf({ yes: 'Yes', no: 'Not yet' })),
      text('ein', 'EIN', 10, {
        check: ein,
        isCode: true,
        placeholder: '12-3456789',
        when: when('hasEin', 'yes'),
      }),
      longText('activity', 'What the business does', 500, { help: 'One sentence is enough.' }),
    ]),
    part('accounts', 'Accounts', [
      count('bankAccounts', 'Bank accounts', 'Checking and savings, PayPal and Wise included.'),
      count('cardAccounts', 'Credit cards'),
      text('banks', 'Which banks', 300, {
        help: 'For example Mercury, Wise, Chase. No account numbers, please.',
      }),
      select(
        'transactions',
        'Transactions a month',
        optionsOf({
          '50': 'Up to 50',
          '200': '51 to 200',
          '500': '201 to 500',
          more: 'More than 500',
        }),
      ),
      select(
        'statements',
        'How we get your statements',
        optionsOf({
          upload: 'I upload them each month',
          invite: 'I invite you with read-only access',
          feed: 'Through the feed of the accounting software',
        }),
      ),
    ]),
    part('books', 'Your books', [
      select(
        'software',
        'Accounting software',
        optionsOf({
          none: 'None yet',
          quickbooks: 'QuickBooks Online',
          xero: 'Xero',
          wave: 'Wave',
          zoho: 'Zoho Books',
          freshbooks: 'FreshBooks',
          other: 'Other',
        }),
      ),
      text('softwareOther', 'Which software', 100, { when: when('software', 'other') }),
      {
        kind: 'month',
        name: 'firstMonth',
        label: 'First month we keep',
        help: 'We categorize transactions from this month on.',
        check: month,
      },
      choice(
        'method',
        'Accounting method',
        optionsOf({ cash: 'Cash', accrual: 'Accrual', unsure: 'Not sure' }),
      ),
      ticks(
        'channels',
        'Where you sell',
        optionsOf({
          shopify: 'Shopify',
          amazon: 'Amazon',
          etsy: 'Etsy',
          ebay: 'eBay',
          stripe: 'Stripe',
          invoices: 'Invoices',
          store: 'A store',
          other: 'Elsewhere',
        }),
      ),
      yesNo('inventory', 'Do you hold inventory?'),
      yesNo('currencies', 'Do you use currencies other than the US dollar?'),
    ]),
    part('people', 'People', [
      yesNo('payroll', 'Do you run payroll?'),
      number('employees', 'People on payroll', wholeNumber(1, 9999), {
        when: when('payroll', 'yes'),
      }),
      text('payrollProvider', 'Payroll provider', 100, {
        help: 'For example Gusto or ADP.',
        optional: true,
        when: when('payroll', 'yes'),
      }),
      yesNo('hasAccountant', 'Does an accountant file your tax return?'),
      text('accountantName', 'Name of the accountant', 200, { when: when('hasAccountant', 'yes') }),
      text('accountantEmail', 'Their email', 254, {
        help: 'We can send them the year’s books if you like.',
        check: email,
        isCode: true,
        when: when('hasAccountant', 'yes'),
      }),
      text('accountantPhone', 'Their phone', 40, {
        check: phone,
        isCode: true,
        optional: true,
        when: when('hasAccountant', 'yes'),
      }),
      longText('notes', 'Anything else we should know', 2000, { optional: true }),
    ]),
  ],
}
