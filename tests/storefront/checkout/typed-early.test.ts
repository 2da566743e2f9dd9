import { expect, test } from 'vitest'

import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import { typedInto } from '@/src/storefront/checkout/service/questions/use-typed-early'

/** The fields as a browser sends them: a box that is not ticked is not among them. */
function fieldsOf(values: Record<string, string>): FormData {
  const fields = new FormData()
  for (const [name, value] of Object.entries(values)) fields.set(name, value)
  return fields
}

const UNTOUCHED = {
  firstName: '',
  lastName: '',
  residence: '',
  businessName: '',
  businessType: 'llc',
}

test.each<[string, Record<string, string>, ServiceDraftAnswers]>([
  ['nothing', {}, {}],
  ['a text', { firstName: 'Ada' }, { firstName: 'Ada' }],
  ['a country', { residence: 'GB' }, { residence: 'GB' }],
  ['another type of business', { businessType: 'nonprofit' }, { businessType: 'nonprofit' }],
  ['another type of trademark', { trademarkType: 'logo' }, { trademarkType: 'logo' }],
  ['no type that there is', { businessType: 'guild' }, {}],
  ['an add-on', { addLlc: 'on' }, { addLlc: true }],
  ['the consent', { mailConsent: 'on' }, { mailConsent: true }],
  ['one name alone', { hasOneName: 'on' }, { hasOneName: true, lastName: '' }],
])('of what was done before the script ran, %s counts', (_, done, answers) => {
  expect(typedInto(fieldsOf({ ...UNTOUCHED, ...done }), {})).toEqual(answers)
})

test('what the answers have already is nothing new', () => {
  const answers = { firstName: 'Ada', businessType: 'nonprofit', addLlc: true } as const
  const fields = fieldsOf({ firstName: 'Ada', businessType: 'nonprofit', addLlc: 'on' })

  expect(typedInto(fields, answers)).toEqual({})
})
