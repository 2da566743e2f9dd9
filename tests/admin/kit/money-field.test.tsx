import type { Field } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { payments } from '@/collections/payments/payments'
import { disputes, refunds } from '@/collections/payments/refundsAndDisputes'
import { moneyText } from '@/src/admin/kit/cells/money-text'
import { MoneyField } from '@/src/admin/kit/fields/MoneyField'

test.each([
  ['amountMinor', 28_891_00, 'INR', '₹28,891.00'],
  ['orderMinor', 346_00, 'INR', '$346.00'],
  ['amountMinor', 346_00, undefined, '$346.00'],
  ['amountMinor', null, 'USD', null],
])('%s of %j in %s reads %s', (name, value, currency, words) => {
  expect(moneyText(name, value, { currency })).toBe(words)
})

const allFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => (field.type === 'collapsible' ? allFields(field.fields) : [field]))

test.each([
  ['payments', payments],
  ['refunds', refunds],
  ['disputes', disputes],
])('each amount of %s is read as money in its record', async (_, { fields }) => {
  const amounts = allFields(fields).filter(
    (field) => field.type === 'number' && field.name.endsWith('Minor'),
  )

  expect(amounts.length).toBeGreaterThan(0)
  for (const { admin } of amounts) {
    expect(admin?.components).toMatchObject({ Field: expect.stringContaining('MoneyField') })
  }
})

test('an amount in a record is named and written as money', () => {
  const clientField = { name: 'refundedMinor', label: 'Refunded' }
  const data = { refundedMinor: 278_00, currency: 'USD' }
  const html = renderToStaticMarkup(<MoneyField clientField={clientField} data={data} />)

  expect(html).toContain('Refunded')
  expect(html).toContain('$278.00')
})

test('a gateway has its provider’s name wherever one is chosen', () => {
  const named = [payments, disputes].map(({ fields }) =>
    fields.find((field) => field.type === 'select' && field.name === 'gateway'),
  )
  for (const field of named) {
    expect(field).toMatchObject({
      options: expect.arrayContaining([{ value: 'paypal', label: 'PayPal' }]),
    })
  }
})
